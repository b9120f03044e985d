import type { Timestamp } from './timestamp.ts'

/** Negative when the first instant is earlier, positive when it is later, 0 when both are the same nanosecond. */
export function compareTimestamps(one: Timestamp, other: Timestamp): number {
  return one.seconds - other.seconds || one.nanoseconds - other.nanoseconds
}
