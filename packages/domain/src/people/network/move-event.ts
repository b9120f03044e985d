import * as z from 'zod'
import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'

/** Where an event stands; that it is over follows from its times. */
export const EventState = z.enum(['draft', 'published', 'cancelled'])
export type EventState = z.infer<typeof EventState>

export type EventCommand = 'publish' | 'cancel'

/** Product E48: a draft that is not wanted is deleted; what was published is cancelled, and everybody going is told. */
const moves: Moves<EventState, EventCommand> = {
  publish: { draft: 'published' },
  cancel: { published: 'cancelled' },
}

/** Where an event stands after a command, or why it is refused. */
export function moveEvent(
  state: EventState,
  command: EventCommand,
): Result<EventState, StateProblem<EventState, EventCommand>> {
  return allowedMove(moves, command, state)
}
