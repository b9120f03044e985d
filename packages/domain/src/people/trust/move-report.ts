import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { ReportState } from './report.ts'

/** `appeal` is of either side, all others are a moderator's; `settle` decides an appeal. */
export type ReportCommand = 'look' | 'act' | 'dismiss' | 'appeal' | 'settle'

/** Product E50. What nobody appeals stays as it was decided. */
const moves: Moves<ReportState, ReportCommand> = {
  look: { new: 'looked at' },
  act: { 'looked at': 'acted' },
  dismiss: { 'looked at': 'no action' },
  appeal: { acted: 'appealed', 'no action': 'appealed' },
  settle: { appealed: 'final' },
}

/** Where a report stands after a command, or why it is refused. */
export function moveReport(
  state: ReportState,
  command: ReportCommand,
): Result<ReportState, StateProblem<ReportState, ReportCommand>> {
  return allowedMove(moves, command, state)
}

/** Product E50: how many reports somebody may make in a day, guests too. */
export const REPORTS_PER_DAY = 5
