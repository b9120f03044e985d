import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { FileState } from './file.ts'

/** `keep` and `refuse` are the server's, once all bytes are there and it has looked at them. */
export type FileCommand = 'keep' | 'refuse' | 'remove'

/** Product E46. */
const moves: Moves<FileState, FileCommand> = {
  keep: { uploading: 'ready' },
  refuse: { uploading: 'refused' },
  remove: { uploading: 'deleted', ready: 'deleted', refused: 'deleted' },
}

/** Where a file stands after a command, or why it is refused. */
export function moveFile(
  state: FileState,
  command: FileCommand,
): Result<FileState, StateProblem<FileState, FileCommand>> {
  return allowedMove(moves, command, state)
}
