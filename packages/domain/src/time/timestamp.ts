import * as z from 'zod'

const LAST_NANOSECOND = 999_999_999

/** An instant as it is stored: seconds since 1970 and nanoseconds (rule DS8). */
export const Timestamp = z.object({
  seconds: z.int(),
  nanoseconds: z.int().min(0).max(LAST_NANOSECOND),
})
export type Timestamp = Readonly<z.infer<typeof Timestamp>>

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
