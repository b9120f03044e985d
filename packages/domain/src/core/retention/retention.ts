import { DAY_MS } from '../time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../time/timestamp.ts'
import { retentionTimes } from './retention.table.ts'

/** Something that is kept for a time and then goes or changes. */
export type KeptThing = keyof typeof retentionTimes

/** How long a thing is kept, in elapsed milliseconds. */
export function keptMs(thing: KeptThing): number {
  return retentionTimes[thing].days * DAY_MS
}

/** When the time of a thing is over: that moment is no longer within it. Elapsed days count. */
export function keptUntil(thing: KeptThing, from: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(from) + keptMs(thing))
}

/** Whether the time of a thing is over. */
export function isTimeOver(thing: KeptThing, from: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(now) >= msFromTimestamp(keptUntil(thing, from))
}
