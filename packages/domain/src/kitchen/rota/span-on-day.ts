import { instantOf, nextDay } from '../../core/time/local-time.ts'
import type { Span } from '../../core/time/span.ts'

/**
 * A shift from its day and its times on the wall clock; an end that is not after the start is on the next day (rule RO6).
 * @param day - `YYYY-MM-DD`
 * @param from - `HH:MM`
 * @param to - `HH:MM`
 * @param zone - IANA name
 */
export function spanOnDay(
  { day, from, to }: { readonly day: string; readonly from: string; readonly to: string },
  zone: string,
): Span {
  return {
    startMs: instantOf({ date: day, time: from }, zone),
    endMs: instantOf({ date: to > from ? day : nextDay(day), time: to }, zone),
  }
}
