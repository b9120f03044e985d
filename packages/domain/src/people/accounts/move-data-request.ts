import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { DataRequestState } from './data-request.ts'

/** `cancel` is the person's, while nothing has begun; the others are the server's. */
export type DataRequestCommand = 'run' | 'finish' | 'cancel' | 'close'

/** Product E52: an export is ready until its link ends, an erasure is done as soon as it is ready. */
const moves: Moves<DataRequestState, DataRequestCommand> = {
  run: { asked: 'running' },
  finish: { running: 'ready' },
  cancel: { asked: 'cancelled' },
  close: { ready: 'done' },
}

/** Where a data request stands after a command, or why it is refused. */
export function moveDataRequest(
  state: DataRequestState,
  command: DataRequestCommand,
): Result<DataRequestState, StateProblem<DataRequestState, DataRequestCommand>> {
  return allowedMove(moves, command, state)
}
