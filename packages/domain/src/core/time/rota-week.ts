import { daysAfter, daysBetween, instantOf, localDateAndTime } from './local-time.ts'
import type { Span } from './span.ts'

const DAYS_PER_WEEK = 7
/** The first Thursday of a year lies in its week 1 [ISO 8601]. */
const THURSDAY = 4

/** A day of a rota week. */
export interface RotaDay {
  /** `YYYY-MM-DD` on the wall of the kitchen. */
  readonly date: string
  /** The year the week belongs to, which is not always that of the day. */
  readonly year: number
  /** 1 to 53. */
  readonly week: number
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number
}

function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK) + 1
}

/** The ISO week and weekday of a calendar day `YYYY-MM-DD` (rule RO9). */
export function rotaDayOfDate(date: string): RotaDay {
  const weekday = weekdayOf(date)
  const thursday = daysAfter(date, THURSDAY - weekday)
  const year = Number(thursday.slice(0, 4))
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / DAYS_PER_WEEK) + 1
  return { date, year, week, weekday }
}

/**
 * The week and day a shift counts for: those of its start on the wall of the kitchen, also over midnight (rule RO9).
 * @param startMs - milliseconds since 1970
 * @param zone - IANA name
 */
export function rotaDayOf(startMs: number, zone: string): RotaDay {
  return rotaDayOfDate(localDateAndTime(startMs, zone).date)
}

/** The name of a rota week: "2026-W18". */
export function rotaWeekName({ year, week }: Pick<RotaDay, 'year' | 'week'>): string {
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`
}

/** A rota week from Monday 00:00 to the next Monday 00:00, kitchen time, by any of its days (rule RO9). */
export function rotaWeekSpan({ date, weekday }: Pick<RotaDay, 'date' | 'weekday'>, zone: string): Span {
  const monday = daysAfter(date, 1 - weekday)
  const midnight = (day: string) => instantOf({ date: day, time: '00:00' }, zone)
  return { startMs: midnight(monday), endMs: midnight(daysAfter(monday, DAYS_PER_WEEK)) }
}
