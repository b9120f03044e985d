import { daysAfter } from '@brigade/domain/core/time/local-time.ts'
import { buildMovement } from '../build-movement.ts'
import { buildOrder, type OrderedLine } from '../build-supply.ts'
import type { BuiltDocument } from '../built-document.ts'
import { foodsOf } from './build-book.ts'
import { type DayToBuild, shareOfDay } from './year-day.ts'

const LINES_OF_AN_ORDER = 9
/** The last days' orders are still on their way. */
const DAYS_UNDER_WAY = 2
/** In turn: what comes in and what goes out; over a year as much as comes. */
const MOVES = [
  { kind: 'receipt', way: 'in', amount: '5' },
  { kind: 'sale', way: 'out', amount: '1.25' },
  { kind: 'waste', way: 'out', amount: '0.75' },
  { kind: 'prep-out', way: 'out', amount: '3' },
] as const
const COUNT_EVERY = 97

/** The orders placed on a day, received unless they are of the last days. */
export function ordersOfDay(day: DayToBuild): readonly BuiltDocument[] {
  const { size, links, pantry } = day
  const foods = foodsOf(size)
  const isUnderWay = size.days - day.day <= DAYS_UNDER_WAY
  return shareOfDay(size.orders, day).flatMap((count) => {
    const link = links[count % links.length]
    if (link === undefined) return []
    const lines = Array.from({ length: LINES_OF_AN_ORDER }, (_, place): OrderedLine => {
      // A link has the food of every so many that it was the first to quote for.
      const food = foods[(count + place * links.length) % foods.length]
      const packs = 1 + (place % 3)
      return {
        lineId: food?.id ?? '',
        priceLineId: `years-${food?.id ?? ''}-1`,
        name: food?.name ?? '',
        pack: { count: 1, size: { amount: '5', unit: 'kg' } },
        price: { minor: 1_450, currency: 'EUR' },
        packs,
        ...(!isUnderWay && { receivedPacks: packs }),
      }
    })
    const order = {
      link,
      kitchenName: 'Tern',
      count: day.ordersBefore + count + 1,
      wantedDay: daysAfter(day.date, 1),
      state: isUnderWay ? 'sent' : 'closed',
      lines,
    } as const
    return buildOrder(pantry, order, day.at)
  })
}

/** What moved on a day, food after food. */
export function movementsOfDay(day: DayToBuild): readonly BuiltDocument[] {
  const foods = foodsOf(day.size)
  return shareOfDay(day.size.movements, day).flatMap((count) => {
    const food = foods[count % foods.length]
    const move = MOVES[(count + Math.floor(count / foods.length)) % MOVES.length]
    if (food === undefined || move === undefined) return []
    const counted = { kind: 'count', way: 'in', amount: '0.5' } as const
    return buildMovement(
      day.pantry,
      {
        movementId: `years-movement-${count + 1}`,
        lineId: food.id,
        unit: 'kg',
        ...(count % COUNT_EVERY === 0 ? counted : move),
      },
      day.at,
    )
  })
}
