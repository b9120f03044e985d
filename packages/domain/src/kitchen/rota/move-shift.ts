import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { ShiftState } from './shift.ts'
import type { TimeOffState } from './time-off.ts'
import type { WeekState } from './week.ts'

export type ShiftCommand = 'publish' | 'cancel'

/** Product E37: a draft that is not wanted is deleted, a published shift is cancelled. */
const shiftMoves: Moves<ShiftState, ShiftCommand> = {
  publish: { draft: 'published' },
  cancel: { published: 'cancelled' },
}

/** Where a shift of the rota stands after a command, or why it is refused. */
export function moveShift(
  state: ShiftState,
  command: ShiftCommand,
): Result<ShiftState, StateProblem<ShiftState, ShiftCommand>> {
  return allowedMove(shiftMoves, command, state)
}

/** Publishing again tells the people whose shifts have changed since. */
const weekMoves: Moves<WeekState, 'publish'> = { publish: { draft: 'published', published: 'published' } }

/** Where a rota week stands after publishing, or why it is refused. */
export function moveWeek(
  state: WeekState,
  command: 'publish',
): Result<WeekState, StateProblem<WeekState, 'publish'>> {
  return allowedMove(weekMoves, command, state)
}

/** `withdraw` is the person's, the others are a manager's. */
export type TimeOffCommand = 'approve' | 'refuse' | 'withdraw'

/** Product E37: asked → approved or refused; asked or approved → withdrawn. */
const timeOffMoves: Moves<TimeOffState, TimeOffCommand> = {
  approve: { asked: 'approved' },
  refuse: { asked: 'refused' },
  withdraw: { asked: 'withdrawn', approved: 'withdrawn' },
}

/** Where time off stands after a command, or why it is refused. */
export function moveTimeOff(
  state: TimeOffState,
  command: TimeOffCommand,
): Result<TimeOffState, StateProblem<TimeOffState, TimeOffCommand>> {
  return allowedMove(timeOffMoves, command, state)
}
