import { HOUR_MS, MINUTE_MS } from '../../core/time/span.ts'
import { type RotaWarning, warnAbove, warnBelow } from './rota-warning.ts'

const YEARS_OF_AGE = 18

/** Limits for people under 18 in the UK (rule RO5) [UK Working Time Regulations 1998 reg. 5A, 10(2), 11(3), 12(4)]. */
export const youngWorkerLimits = {
  dayMs: 8 * HOUR_MS,
  weekMs: 40 * HOUR_MS,
  restMs: 12 * HOUR_MS,
  weeklyRestMs: 48 * HOUR_MS,
  withoutBreakMs: 4 * HOUR_MS + 30 * MINUTE_MS,
  breakMs: 30 * MINUTE_MS,
} as const

/**
 * Whether a person is under 18 on a day: from the 18th birthday on they are not (rule RO5). Who was born on
 * 29 February is 18 on 1 March.
 * @param bornOn - `YYYY-MM-DD`
 * @param day - the day the shift starts on, `YYYY-MM-DD`
 */
export function isUnder18(bornOn: string, day: string): boolean {
  const birthday = `${String(Number(bornOn.slice(0, 4)) + YEARS_OF_AGE).padStart(4, '0')}${bornOn.slice(4)}`
  return day < birthday
}

/** One shift of a young person and the work around it, in elapsed milliseconds. */
export interface YoungWork {
  readonly dayMs: number
  readonly weekMs: number
  /** From start to end, the break included. */
  readonly shiftMs: number
  readonly breakMin: number
  /** Since the shift before; absent when there is none. */
  readonly restBeforeMs?: number
  /** The longest piece without work in the 7 days. */
  readonly weeklyRestMs: number
}

/** What a person under 18 in the UK needs a reason for (rule RO5). */
export function youngWorkerWarnings(work: YoungWork): readonly RotaWarning[] {
  const limits = youngWorkerLimits
  const breakMs = work.shiftMs > limits.withoutBreakMs ? limits.breakMs : 0
  return [
    ...warnAbove('day-hours', limits.dayMs, work.dayMs),
    ...warnAbove('week-hours', limits.weekMs, work.weekMs),
    ...(work.restBeforeMs === undefined ? [] : warnBelow('rest', limits.restMs, work.restBeforeMs)),
    ...warnBelow('weekly-rest', limits.weeklyRestMs, work.weeklyRestMs),
    ...warnBelow('break', breakMs, work.breakMin * MINUTE_MS),
  ]
}
