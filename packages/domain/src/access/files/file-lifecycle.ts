import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { FileState } from './file.ts'

/** `keep` and `refuse` are the server's, once all bytes are there and it has looked at them. */
export type FileCommand = 'keep' | 'refuse' | 'remove'

/** Product E46. */
export const fileLifecycle = defineLifecycle<FileState, FileCommand>({
  uploading: { keep: 'ready', refuse: 'refused', remove: 'deleted' },
  ready: { keep: refused, refuse: refused, remove: 'deleted' },
  refused: { keep: refused, refuse: refused, remove: 'deleted' },
  deleted: { keep: refused, refuse: refused, remove: refused },
})
