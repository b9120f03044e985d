import { DAY_MS, MINUTE_MS } from './span.ts'
import { msFromTimestamp, type Timestamp } from './timestamp.ts'

/** How far a device's clock may be ahead of the server's. */
const AHEAD_MS = 2 * MINUTE_MS
/** How long a device may be without a network before its word on when something happened counts no more. */
const OFFLINE_MS = DAY_MS

/** Whether a device's time is not ahead of the server's, but for a clock that runs a little fast. */
export function isNotAhead(at: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(at) - msFromTimestamp(now) <= AHEAD_MS
}

/** Whether something can have happened when the device says: not ahead of the server, and within a day of arriving. */
export function isRecent(at: Timestamp, now: Timestamp): boolean {
  return isNotAhead(at, now) && msFromTimestamp(now) - msFromTimestamp(at) <= OFFLINE_MS
}
