import { exactFromInt } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { type RotaWarning, warnAbove } from './rota-warning.ts'

/** Rule RO3: hours of a week, and of the average week [Directive 2003/88/EC art. 6; UK WTR 1998 reg. 4]. */
export const WEEKLY_LIMIT_MS = 48 * HOUR_MS
/** Rule RO3: the weeks an average is made of [UK WTR 1998 reg. 4(3)]. */
export const AVERAGE_WEEKS = 17

/** What a person works, with the rota week in question as the last of the 17. */
export interface WeeklyWork {
  readonly weekMs: number
  readonly last17WeeksMs: number
  /** Whether the person has agreed in writing, where the law allows it, to a longer average. */
  readonly hasOptOut: boolean
}

/**
 * Warnings for more than 48 hours in the rota week, and for an average above 48 over the last 17 weeks (rule RO3). An
 * opt-out is about the average, so a long week warns all the same.
 */
export function weeklyHoursWarnings({
  weekMs,
  last17WeeksMs,
  hasOptOut,
}: WeeklyWork): readonly RotaWarning[] {
  const isAverageOver = !hasOptOut && last17WeeksMs > WEEKLY_LIMIT_MS * AVERAGE_WEEKS
  return [
    ...warnAbove('week-hours', WEEKLY_LIMIT_MS, weekMs),
    ...(isAverageOver ? warnAbove('average-hours', WEEKLY_LIMIT_MS, last17WeeksMs / AVERAGE_WEEKS) : []),
  ]
}

/** The average week in hours, to two places: "48.06" (rule RO3). */
export function averageHours(last17WeeksMs: number): string {
  return roundToText(exactFromInt(last17WeeksMs).div(AVERAGE_WEEKS * HOUR_MS), 2)
}
