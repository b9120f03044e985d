import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { BrigadeUser } from './brigade-user.ts'

export type Standing = BrigadeUser['standing']
/** What a moderator does about a person, always with a reason. */
export type StandingCommand = 'limit' | 'suspend' | 'restore'

/** Product E01. */
const moves: Moves<Standing, StandingCommand> = {
  limit: { active: 'limited', suspended: 'limited' },
  suspend: { active: 'suspended', limited: 'suspended' },
  restore: { limited: 'active', suspended: 'active' },
}

/** A person's standing after a moderator's command, or why it is refused. */
export function moveStanding(
  standing: Standing,
  command: StandingCommand,
): Result<Standing, StateProblem<Standing, StandingCommand>> {
  return allowedMove(moves, command, standing)
}

/** Product E01: how long a change of standing can be appealed, the edge included. */
const APPEAL_MS = 30 * DAY_MS

/** Whether a change of standing can still be appealed. */
export function canAppealStanding(changedAt: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(now) - msFromTimestamp(changedAt) <= APPEAL_MS
}
