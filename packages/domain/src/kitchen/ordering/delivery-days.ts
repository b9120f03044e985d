import { daysAfter } from '../../core/time/local-time.ts'

/** When a supplier drives. */
export interface DeliveryDays {
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[]
  /** Days `YYYY-MM-DD` without delivery. */
  readonly holidays: readonly string[]
}

/** How far ahead a delivery day is looked for. */
export const LONGEST_WAIT_DAYS = 366

/** The ISO weekday of a day: 1 is Monday, 7 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Whether the supplier delivers on a day: one of its weekdays and no holiday (rule OR8). */
export function isDeliveryDay(day: string, { weekdays, holidays }: DeliveryDays): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(day)
}

/**
 * The first delivery day from a day on, that day included: a holiday is skipped to the next delivery day, not moved by
 * one day (rule OR8). Undefined when the supplier does not deliver within a year.
 */
export function deliveryDayFrom(day: string, days: DeliveryDays): string | undefined {
  for (let ahead = 0; ahead <= LONGEST_WAIT_DAYS; ahead += 1) {
    const candidate = daysAfter(day, ahead)
    if (isDeliveryDay(candidate, days)) return candidate
  }
  return undefined
}
