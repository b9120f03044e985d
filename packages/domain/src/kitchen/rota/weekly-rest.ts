import { HOUR_MS, type Span } from '../../core/time/span.ts'
import { type RotaWarning, warnBelow } from './rota-warning.ts'

/** Rule RO3: time without work in one piece in 7 days [Directive 2003/88/EC art. 5; UK WTR 1998 reg. 11]. */
export const WEEKLY_REST_MS = 24 * HOUR_MS

/**
 * The longest piece of a stretch in which nothing is worked, in milliseconds (rule RO3).
 * @param shifts - a person's shifts in any order; what reaches over the edges counts inside only
 */
export function longestRest(stretch: Span, shifts: readonly Span[]): number {
  let longestMs = 0
  let freeFromMs = stretch.startMs
  for (const shift of shifts.toSorted((a, b) => a.startMs - b.startMs)) {
    longestMs = Math.max(longestMs, Math.min(shift.startMs, stretch.endMs) - freeFromMs)
    freeFromMs = Math.max(freeFromMs, shift.endMs)
  }
  return Math.max(longestMs, stretch.endMs - freeFromMs)
}

/** A warning when the 7 days hold less than 24 hours in one piece without work (rule RO3). */
export function weeklyRestWarnings(sevenDays: Span, shifts: readonly Span[]): readonly RotaWarning[] {
  return warnBelow('weekly-rest', WEEKLY_REST_MS, longestRest(sevenDays, shifts))
}
