import { daysAfter, localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { BuiltDocument } from '../built-document.ts'
import { bookOfYears, pantryOfYears } from './build-book.ts'
import { movementsOfDay, ordersOfDay } from './build-purchases.ts'
import { safetyOfDay } from './build-safety-day.ts'
import { preparationOfDay, ticketsOfDay } from './build-service.ts'
import type { YearsToBuild } from './year-day.ts'

const MS_PER_DAY = 86_400_000

/**
 * The years of a kitchen up to yesterday, in pieces that are to be written in this order: foods with their prices, recipes,
 * then day after day its tickets, preparation, orders, stock movements and safety records. The same years come out the
 * same.
 */
export function* buildYears(years: YearsToBuild, now: Timestamp): Generator<readonly BuiltDocument[]> {
  const { pantry, size, zone } = years
  const firstMs = msFromTimestamp(now) - size.days * MS_PER_DAY
  const begin = timestampFromMs(firstMs)
  yield* pantryOfYears(years, begin)
  yield* bookOfYears(pantry, size, begin)
  const first = localDateAndTime(firstMs, zone).date
  for (let day = 0; day < size.days; day += 1) {
    const date = daysAfter(first, day)
    const dayToBuild = { ...years, day, date, at: timestampFromMs(Date.parse(`${date}T12:00:00Z`)) }
    yield [
      ...ticketsOfDay(dayToBuild),
      ...preparationOfDay(dayToBuild),
      ...ordersOfDay(dayToBuild),
      ...movementsOfDay(dayToBuild),
      ...safetyOfDay(dayToBuild),
    ]
  }
}
