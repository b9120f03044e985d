import { SECOND_MS } from '../../core/time/span.ts'

const REQUEST_TIMEOUT = 408
const TOO_MANY_REQUESTS = 429

/** Whether a storage call is tried again: on 408, 429 and 500 to 599, on no other status (rule UP8). */
export function isRetried(status: number): boolean {
  return status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS || (status >= 500 && status <= 599)
}

/**
 * How long to wait before trying again, in milliseconds: 1 s at first, then double, until a wait was longer than the
 * maximum retry time; after that it is given up (rule UP8).
 * @param lastWaitMs - the wait before, 0 after the first failure
 */
export function nextRetryWaitMs(lastWaitMs: number, maxRetryMs: number): number | undefined {
  return lastWaitMs > maxRetryMs ? undefined : Math.max(lastWaitMs * 2, SECOND_MS)
}
