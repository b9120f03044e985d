import { allDayComponents, allDayItems } from '@brigade/domain/kitchen/tickets/all-day.ts'
import type { ItemComponent, LineState, Ticket } from '@brigade/domain/kitchen/tickets/ticket.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Figure } from '../measure.ts'
import { median, timeOf, warmTimeOf } from '../statistics.ts'

const TICKETS = 200
const LINES = 8
const ITEMS = 60
const PARTS = 5
const COMPONENTS = 40
const STATIONS = 6
const RUNS = 200
const LIMIT_MS = 5
const states: readonly LineState[] = [
  'held',
  'fired',
  'cooking',
  'fired',
  'ready',
  'fired',
  'cooking',
  'served',
]

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

function ticket(index: number): Ticket {
  const sentAt = timestampFromMs(index)
  return {
    id: `ticket-${index}`,
    number: String(index),
    mode: 'eat in',
    sentAt,
    isPriority: false,
    isTouched: true,
    courses: [],
    lines: numbersTo(LINES).map((place) => {
      const item = (index * 7 + place * 3) % ITEMS
      return {
        id: `line-${index}-${place}`,
        itemId: `item-${item}`,
        name: `Item ${item}`,
        qty: 1 + (place % 3),
        stationIds: [`station-${place % STATIONS}`],
        course: 1,
        prepMin: 5,
        allergies: [],
        state: states[place] ?? 'fired',
        times: { sent: sentAt },
        ackBy: null,
        isCleared: false,
      }
    }),
  }
}

const tickets = numbersTo(TICKETS).map(ticket)
const parts = new Map(
  numbersTo(ITEMS).map((item): readonly [string, readonly ItemComponent[]] => [
    `item-${item}`,
    numbersTo(PARTS).map((part) => ({
      componentId: `component-${(item + part * 11) % COMPONENTS}`,
      amount: `${45 + part}.5`,
      unit: 'g',
    })),
  ]),
)

/** Both levels of the all-day board: items still to cook, and what they are made of. */
export async function measure(): Promise<readonly Figure[]> {
  const { firstMs, medianMs } = await warmTimeOf(() => {
    const items = allDayItems(tickets)
    const { components, unknown } = allDayComponents(tickets, (itemId) => parts.get(itemId))
    if (items.length !== ITEMS || components.length !== COMPONENTS || unknown.length > 0)
      throw new Error('The board is not counted in full')
  }, RUNS)
  const items: number[] = []
  for (let run = 0; run < RUNS; run += 1) items.push(await timeOf(() => allDayItems(tickets)))
  return [
    {
      what: `all-day: ${TICKETS} tickets, items and components`,
      value: medianMs,
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: 'items alone', value: median(items) },
      beside: `very first run ${firstMs.toFixed(1)} ms; ${TICKETS * LINES} lines`,
    },
  ]
}
