import { describe, expect, test } from 'vitest'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import {
  beforeService,
  commandForAll,
  isOfThisService,
  lastFiredCourse,
  linesAt,
  nextHeldCourse,
  tapOf,
  ticketsAt,
  withCourse,
} from './board.ts'
import { componentsOfItem } from './item-components.ts'
import { stationsFor, WHOLE_LINE } from './route-line.ts'
import { nextTicketNumber } from './ticket-number.ts'
import type { LineState, Ticket, TicketLine } from './ticket.ts'

const noon = timestampFromMs(Date.parse('2026-05-03T12:00:00Z'))

function aLine(id: string, state: LineState, change: Partial<TicketLine> = {}): TicketLine {
  return {
    id,
    name: 'Burger',
    qty: 1,
    stationIds: ['grill'],
    course: 1,
    prepMin: 5,
    allergies: [],
    state,
    times: { sent: noon },
    ackBy: null,
    isCleared: false,
    ...change,
  }
}

function aTicket(number: string, lines: readonly TicketLine[], change: Partial<Ticket> = {}): Ticket {
  return {
    id: number,
    number,
    mode: 'eat in',
    sentAt: noon,
    isPriority: false,
    isTouched: true,
    courses: [],
    lines,
    ...change,
  }
}

const numbers = (tickets: readonly Ticket[]) => tickets.map(({ number }) => number)

describe('the tickets on a screen', () => {
  test('[TK8] stand by priority, then age; a station loses what is ready there, the pass what is served', () => {
    const tickets = [
      aTicket('3', [aLine('a', 'ready')]),
      aTicket('2', [aLine('b', 'served')]),
      aTicket('1', [aLine('c', 'fired', { stationIds: ['larder'] })]),
      aTicket('4', [aLine('d', 'held')], { isPriority: true }),
    ]
    expect(numbers(ticketsAt(tickets))).toEqual(['4', '1', '3'])
    expect(numbers(ticketsAt(tickets, 'grill'))).toEqual(['4'])
    expect(numbers(ticketsAt(tickets, 'larder'))).toEqual(['1'])
  })

  test('[TK4] a void keeps its ticket on every screen it concerns until it is bumped away', () => {
    const seen = aLine('a', 'voided', { ackBy: 'ann', isCleared: true })
    const tickets = [aTicket('1', [aLine('b', 'voided')]), aTicket('2', [seen])]
    expect(numbers(ticketsAt(tickets))).toEqual(['1'])
    expect(numbers(ticketsAt(tickets, 'grill'))).toEqual(['1'])
    expect(linesAt([seen, aLine('c', 'fired')], 'grill').map(({ id }) => id)).toEqual(['c'])
    expect(linesAt([aLine('c', 'fired')], 'larder')).toEqual([])
  })

  test('[TK3] the head bumps what is to cook, and serves where one serves', () => {
    const half = [aLine('a', 'ready'), aLine('b', 'cooking'), aLine('c', 'held')]
    expect(commandForAll(half, true)).toMatchObject({ command: 'bump', lines: [{ id: 'b' }] })
    const ready = [aLine('a', 'ready'), aLine('c', 'held')]
    expect(commandForAll(ready, true)).toMatchObject({ command: 'serve', lines: [{ id: 'a' }] })
    expect(commandForAll(ready, false)).toBeUndefined()
    expect(commandForAll([aLine('c', 'held')], true)).toBeUndefined()
  })

  test('[TK2] the lowest held course fires next', () => {
    const held = (n: number) => ({ n, state: 'held' as const, firedAt: null })
    expect(nextHeldCourse({ courses: [held(3), held(2), { n: 1, state: 'fired', firedAt: noon }] })).toBe(2)
    expect(nextHeldCourse({ courses: [] })).toBeUndefined()
  })

  test('[TK3] a tap makes ready what cooks, once its allergy was acknowledged, and serves where one serves', () => {
    const tap = (state: LineState, change: Partial<TicketLine> = {}, isServing = true) =>
      tapOf(aLine('a', state, change), isServing)
    const nuts = { allergies: ['nuts' as const], ackBy: null }
    expect([
      tap('fired'),
      tap('cooking'),
      tap('fired', nuts),
      tap('fired', { ...nuts, ackBy: 'ann' }),
    ]).toEqual(['bump', 'bump', 'acknowledge', 'bump'])
    expect([tap('ready'), tap('ready', {}, false), tap('voided')]).toEqual(['serve', undefined, 'clear'])
    expect([tap('held'), tap('served')]).toEqual([undefined, undefined])
  })

  test('[TK2] the highest course that was fired and not begun can be held again', () => {
    const lines = [
      aLine('a', 'fired'),
      aLine('b', 'fired', { course: 2 }),
      aLine('c', 'cooking', { course: 3 }),
    ]
    expect([lastFiredCourse({ lines }), lastFiredCourse({ lines: lines.slice(2) })]).toEqual([2, undefined])
    const second = withCourse([{ n: 3, state: 'held', firedAt: null }], 2, noon)
    expect(second).toEqual([
      { n: 2, state: 'fired', firedAt: noon },
      { n: 3, state: 'held', firedAt: null },
    ])
    expect(withCourse(second, 2, null)[0]).toEqual({ n: 2, state: 'held', firedAt: null })
  })

  test('[TK7] a late ticket outlives the turn of the service day by its twelve hours', () => {
    const kitchen = { zone: 'Europe/Paris', dayStartsAt: '04:00' }
    const sent = (time: string) => ({ sentAt: timestampFromMs(Date.parse(time)) })
    const nowMs = Date.parse('2026-05-04T03:00:00Z')
    expect([
      isOfThisService(sent('2026-05-04T02:30:00Z'), { kitchen, nowMs }),
      isOfThisService(sent('2026-05-03T15:00:01Z'), { kitchen, nowMs }),
      isOfThisService(sent('2026-05-03T15:00:00Z'), { kitchen, nowMs }),
    ]).toEqual([true, true, false])
    expect(beforeService('2026-05-04')).toEqual(timestampFromMs(Date.parse('2026-05-03T12:00:00Z')))
  })
})

test('a ticket’s number counts on for the day, without network in the device’s own block', () => {
  expect(nextTicketNumber([])).toBe('1')
  expect(nextTicketNumber(['9', '10', 'B-40', 'x'])).toBe('11')
  expect(nextTicketNumber(['9', 'B-14', 'C-20'], 'B')).toBe('B-15')
  expect(nextTicketNumber(['9'], 'B')).toBe('B-1')
})

test('an item goes to its own stations, else its section’s, else its menu’s, else the pass, else the one line', () => {
  const stations = [
    { id: 'grill', isExpediter: false },
    { id: 'pass', isExpediter: true },
  ]
  const to = (itemStationIds: readonly string[], sectionStationIds: readonly string[]) =>
    stationsFor({ itemStationIds, sectionStationIds, stations })
  expect(to(['grill'], ['pass'])).toEqual(['grill'])
  expect(to(['gone'], ['grill'])).toEqual(['grill'])
  expect(to([], [])).toEqual(['pass'])
  const ofMenu = { sectionStationIds: [], menuStationIds: ['grill'], stations }
  expect(stationsFor({ itemStationIds: [], ...ofMenu })).toEqual(['grill'])
  expect(stationsFor({ itemStationIds: ['pass'], ...ofMenu })).toEqual(['pass'])
  const none = { itemStationIds: [], sectionStationIds: [], stations: [] }
  expect(stationsFor(none)).toEqual([WHOLE_LINE])
  expect(stationsFor({ ...none, stations: stations.slice(0, 1) })).toEqual(['grill'])
})

test('[TK10] one piece of an item is its recipe’s lines at its portion; unknown is not none', () => {
  const line = { lineKey: 'k', text: '', kind: 'ingredient', name: 'Beef' } as const
  const lines: RecipeLine[] = [
    { ...line, refId: 'beef', amount: { kind: 'exact', qty: { amount: '0.6', unit: 'kg' } } },
    { ...line, name: 'Salt', amount: { kind: 'words', words: 'a pinch' } },
  ]
  const recipes = new Map<string, RecipeNode>([
    ['burger', { name: 'Burger', current: { portions: 4, lines } }],
    ['stock', { name: 'Stock', current: { lines: [] } }],
  ])
  expect(componentsOfItem({ recipeId: 'burger' }, recipes)).toEqual([
    { componentId: 'beef', name: 'Beef', amount: '0.15', unit: 'kg' },
  ])
  expect(componentsOfItem({ recipeId: 'stock' }, recipes)).toBeUndefined()
  expect(componentsOfItem({}, recipes)).toBeUndefined()
})
