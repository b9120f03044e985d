import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { GigShiftState } from './book-gig.ts'

/** `fill` and `free` follow the bookings, `end` the clock; `cancel` is the business's. */
export type GigShiftCommand = 'fill' | 'free' | 'end' | 'cancel'

/** Rule GG1 and product E39: done and cancelled are final. */
const moves: Moves<GigShiftState, GigShiftCommand> = {
  fill: { open: 'full' },
  free: { full: 'open' },
  end: { open: 'done', full: 'done' },
  cancel: { open: 'cancelled', full: 'cancelled' },
}

/** Where a gig shift stands after a command, or why it is refused. */
export function moveGigShift(
  state: GigShiftState,
  command: GigShiftCommand,
): Result<GigShiftState, StateProblem<GigShiftState, GigShiftCommand>> {
  return allowedMove(moves, command, state)
}
