// Apart from the schema, so that a public page reads a time without it.
import type { Timestamp } from './timestamp.ts'

const MS_PER_SECOND = 1000
const NANOSECONDS_PER_MS = 1_000_000

/** The instant `ms` milliseconds after 1970 as a stored timestamp. */
export function timestampFromMs(ms: number): Timestamp {
  const seconds = Math.floor(ms / MS_PER_SECOND)
  return { seconds, nanoseconds: Math.round((ms - seconds * MS_PER_SECOND) * NANOSECONDS_PER_MS) }
}

/** Milliseconds since 1970 of a stored timestamp, fractions of a millisecond cut off. */
export function msFromTimestamp(timestamp: Timestamp): number {
  return timestamp.seconds * MS_PER_SECOND + Math.floor(timestamp.nanoseconds / NANOSECONDS_PER_MS)
}
