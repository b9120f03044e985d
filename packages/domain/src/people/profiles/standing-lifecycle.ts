import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { BrigadeUser } from './brigade-user.ts'
import { keptMs } from '../../core/retention/retention.ts'

export type Standing = BrigadeUser['standing']
/** What a moderator does about a person, always with a reason. */
export type StandingCommand = 'limit' | 'suspend' | 'restore'

/** Product E01. */
export const standingLifecycle = defineLifecycle<Standing, StandingCommand>({
  active: { limit: 'limited', suspend: 'suspended', restore: refused },
  limited: { limit: refused, suspend: 'suspended', restore: 'active' },
  suspended: { limit: 'limited', suspend: refused, restore: 'active' },
})

/** Product E01: how long a change of standing can be appealed, the edge included. */
const APPEAL_MS = keptMs('appeal of standing')

/** Whether a change of standing can still be appealed. */
export function canAppealStanding(changedAt: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(now) - msFromTimestamp(changedAt) <= APPEAL_MS
}
