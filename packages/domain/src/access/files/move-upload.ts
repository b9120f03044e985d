import { type Moves, stateAfter } from '../../core/documents/transitions.ts'

/** Where an upload stands inside (rule UP1). */
export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error'

/** What a person asks of an upload. */
export type UploadRequest = 'pause' | 'resume' | 'cancel'

/** What happens to an upload by itself: the call in flight has stopped, all is stored, or it has failed. */
export type UploadEvent = 'stopped' | 'stored' | 'failed'

const moves: Moves<UploadState, UploadRequest | UploadEvent> = {
  pause: { running: 'pausing' },
  resume: { paused: 'running', pausing: 'running' },
  cancel: { running: 'canceling', pausing: 'canceling' },
  stopped: { pausing: 'paused', canceling: 'canceled' },
  stored: { running: 'success' },
  failed: { running: 'error' },
}

/** The state of an upload after a request or an event; undefined, and nothing changes, when it does not apply (rule UP1). */
export function moveUpload(
  state: UploadState,
  command: UploadRequest | UploadEvent,
): UploadState | undefined {
  return stateAfter(moves, command, state)
}

/** An upload's state as it is told outward: on its way to a pause or an end, it is still running (rule UP2). */
export function shownUploadState(state: UploadState): Exclude<UploadState, 'pausing' | 'canceling'> {
  return state === 'pausing' || state === 'canceling' ? 'running' : state
}
