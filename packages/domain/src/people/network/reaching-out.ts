import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'

/** To how many people somebody writes unasked within 24 hours: a whole new team, and a job that is urgent. */
export const SENT_A_DAY = 60
/** How many such notices one person gets within 24 hours. */
export const RECEIVED_A_DAY = 20

/** The moments of the last 24 hours, oldest first. */
export function reachedLately(moments: readonly Timestamp[], now: Timestamp): readonly Timestamp[] {
  const since = timestampFromMs(msFromTimestamp(now) - DAY_MS)
  return moments.filter((moment) => compareTimestamps(moment, since) > 0)
}

/** When the next may be written, as ISO text, to whoever has written as many as a day allows. */
export function retryReachingAt([oldest]: readonly Timestamp[]): string {
  return new Date((oldest === undefined ? 0 : msFromTimestamp(oldest)) + DAY_MS).toISOString()
}
