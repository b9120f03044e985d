import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { DataRequestState } from './data-request.ts'

/** `cancel` is the person's, while nothing has begun; the others are the server's. */
export type DataRequestCommand = 'run' | 'finish' | 'cancel' | 'close'

/** Product E52: an export is ready until its link ends, an erasure is done as soon as it is ready. */
export const dataRequestLifecycle = defineLifecycle<DataRequestState, DataRequestCommand>({
  asked: { run: 'running', finish: refused, cancel: 'cancelled', close: refused },
  running: { run: refused, finish: 'ready', cancel: refused, close: refused },
  ready: { run: refused, finish: refused, cancel: refused, close: 'done' },
  cancelled: { run: refused, finish: refused, cancel: refused, close: refused },
  done: { run: refused, finish: refused, cancel: refused, close: refused },
})
