import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { retentionTimes } from './retention.table.ts'

/** Something that is kept for a time and then goes or changes. */
export type KeptThing = keyof typeof retentionTimes

/** When the time of a thing is over: that moment is no longer within it. Elapsed days count. */
export function keptUntil(thing: KeptThing, from: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(from) + retentionTimes[thing].days * DAY_MS)
}

/** Whether the time of a thing is over. */
export function isTimeOver(thing: KeptThing, from: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(now) >= msFromTimestamp(keptUntil(thing, from))
}
