/** Elapsed time in milliseconds. A day of the calendar may last 23 or 25 hours: see `local-time.ts`. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** A stretch of elapsed time from its start to just before its end, in milliseconds since 1970. */
export interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** How long a stretch lasts, in elapsed milliseconds: clock changes count (rule RO6). */
export function lengthMs({ startMs, endMs }: Span): number {
  return endMs - startMs
}

/** A length in whole minutes, as hours of work are stated and paid: half a minute counts as one. */
export function wholeMinutes(ms: number): number {
  return Math.round(ms / MINUTE_MS)
}

/** Whether two stretches share a moment; stretches that touch do not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startMs < other.endMs && other.startMs < one.endMs
}
