import { daysAfter, daysBetween } from '../../core/time/local-time.ts'

const WEEK_DAYS = 7
/** Weeks that a forecast looks back, where nobody says otherwise (platform decision). */
export const FORECAST_WEEKS = 4

/** What was sold on one service day `YYYY-MM-DD`, in servings by item id; covers work the same way. */
export interface SoldDay {
  readonly day: string
  readonly servings: ReadonlyMap<string, number>
}

/**
 * How much of each item a day will probably ask for: the mean of the same weekday in the weeks before, rounded up so that
 * nothing runs short (platform decision; people change the figures before the list is made). A weekday without a record
 * was closed and does not count; an item that a recorded day does not name was not sold on it.
 * @returns servings by item id; empty when none of those days was recorded
 */
export function forecastServings(
  day: string,
  past: readonly SoldDay[],
  weeks: number = FORECAST_WEEKS,
): ReadonlyMap<string, number> {
  const first = daysAfter(day, -weeks * WEEK_DAYS)
  const alike = past.filter(
    (sold) => sold.day >= first && sold.day < day && daysBetween(sold.day, day) % WEEK_DAYS === 0,
  )
  const sums = new Map<string, number>()
  for (const { servings } of alike) {
    for (const [itemId, count] of servings) sums.set(itemId, (sums.get(itemId) ?? 0) + count)
  }
  return new Map([...sums].map(([itemId, sum]) => [itemId, Math.ceil(sum / alike.length)]))
}
