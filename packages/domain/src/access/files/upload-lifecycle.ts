import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'

/** Where an upload stands inside (rule UP1). */
export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error'

/** What a person asks of an upload. */
export type UploadRequest = 'pause' | 'resume' | 'cancel'

/** What happens to an upload by itself: the call in flight has stopped, all is stored, or it has failed. */
export type UploadEvent = 'stopped' | 'stored' | 'failed'

const ended = {
  pause: refused,
  resume: refused,
  cancel: refused,
  stopped: refused,
  stored: refused,
  failed: refused,
}

/** Rule UP1: a pause and a cancel wait until the call in flight has stopped. */
export const uploadLifecycle = defineLifecycle<UploadState, UploadRequest | UploadEvent>({
  running: {
    pause: 'pausing',
    resume: refused,
    cancel: 'canceling',
    stopped: refused,
    stored: 'success',
    failed: 'error',
  },
  pausing: {
    pause: refused,
    resume: 'running',
    cancel: 'canceling',
    stopped: 'paused',
    stored: refused,
    failed: refused,
  },
  paused: {
    pause: refused,
    resume: 'running',
    cancel: refused,
    stopped: refused,
    stored: refused,
    failed: refused,
  },
  canceling: {
    pause: refused,
    resume: refused,
    cancel: refused,
    stopped: 'canceled',
    stored: refused,
    failed: refused,
  },
  canceled: ended,
  success: ended,
  error: ended,
})

/** An upload's state as it is told outward: on its way to a pause or an end, it is still running (rule UP2). */
export function shownUploadState(state: UploadState): Exclude<UploadState, 'pausing' | 'canceling'> {
  return state === 'pausing' || state === 'canceling' ? 'running' : state
}
