import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timestampFromMs, type Timestamp } from '../../core/time/timestamp.ts'
import { groupBySending, isAddOn } from './added-lines.ts'
import { allDayComponents, allDayItems } from './all-day.ts'
import { fireTimes } from './fire-times.ts'
import {
  ageBand,
  fireAgeMs,
  lineAgeMs,
  QUICK_THRESHOLDS,
  RELAXED_THRESHOLDS,
  thresholdsFor,
  ticketAgeMs,
} from './ticket-age.ts'
import { compareTickets } from './ticket-order.ts'
import type { LineState, Ticket, TicketLine } from './ticket.ts'

const MS_PER_MINUTE = 60_000
const at = (time: string): Timestamp => timestampFromMs(Date.parse(`2026-05-03T${time}Z`))
const age = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000

function aLine(change: Partial<TicketLine> = {}): TicketLine {
  return {
    id: 'l1',
    itemId: 'burger',
    name: 'Burger',
    qty: 1,
    stationIds: ['grill'],
    course: 1,
    prepMin: 5,
    allergies: [],
    state: 'fired',
    times: { sent: at('12:00:00') },
    ackBy: null,
    isCleared: false,
    ...change,
  }
}

function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: 't1',
    number: '1',
    mode: 'eat in',
    sentAt: at('12:00:00'),
    isPriority: false,
    isTouched: false,
    courses: [],
    lines: [aLine()],
    ...change,
  }
}

describe('age', () => {
  test('[TK1] words change at the thresholds, edges count as the next', () => {
    expect(ageBand(age(4, 59), true, QUICK_THRESHOLDS)).toBe('on time')
    expect(ageBand(age(5), true, QUICK_THRESHOLDS)).toBe('slow')
    expect(ageBand(age(4, 59), false, QUICK_THRESHOLDS)).toBe('new')
    expect(ageBand(age(8), false, QUICK_THRESHOLDS)).toBe('late')
    expect(ageBand(age(7, 59), false, QUICK_THRESHOLDS)).toBe('slow')
    expect(ageBand(age(14, 59), true, RELAXED_THRESHOLDS)).toBe('on time')
    expect(ageBand(age(15), true, RELAXED_THRESHOLDS)).toBe('slow')
    expect(ageBand(age(30), true, RELAXED_THRESHOLDS)).toBe('late')
  })

  test('[TK1] a station goes over the mode, the mode over the kitchen', () => {
    const delivery = { firstMin: 10, secondMin: 20 }
    const settings = {
      kitchen: QUICK_THRESHOLDS,
      modes: { delivery },
      stations: { grill: RELAXED_THRESHOLDS },
    }
    expect(thresholdsFor(settings, 'eat in')).toBe(QUICK_THRESHOLDS)
    expect(thresholdsFor(settings, 'delivery')).toBe(delivery)
    expect(thresholdsFor(settings, 'delivery', 'grill')).toBe(RELAXED_THRESHOLDS)
    expect(thresholdsFor(settings, 'delivery', 'fry')).toBe(delivery)
    expect(thresholdsFor({ kitchen: QUICK_THRESHOLDS }, 'staff', 'fry')).toBe(QUICK_THRESHOLDS)
  })

  test('[TK2] ticket time runs from sending, fire time from firing', () => {
    const line = aLine({ times: { sent: at('12:00:00'), fired: at('12:03:00') } })
    expect(ticketAgeMs(aTicket(), at('12:05:00'))).toBe(age(5))
    expect(fireAgeMs(line, at('12:05:00'))).toBe(age(2))
    expect(fireAgeMs(aLine(), at('12:05:00'))).toBeUndefined()
    expect(ticketAgeMs(aTicket(), at('11:59:00'))).toBe(0)
  })
})

describe('fire times', () => {
  test('[TK2] an item fires at send + (longest preparation − its own)', () => {
    const sent = at('19:00:00')
    const lines = [
      aLine({ id: 'a', prepMin: 12, times: { sent } }),
      aLine({ id: 'b', prepMin: 5, times: { sent } }),
    ]
    expect([...fireTimes({ courses: [], lines })]).toEqual([
      ['a', Date.parse('2026-05-03T19:00:00Z')],
      ['b', Date.parse('2026-05-03T19:07:00Z')],
    ])
  })

  test('[TK2] a held course waits, and makes nobody wait, until it is fired', () => {
    const lines = [
      aLine({ id: 'starter', prepMin: 5 }),
      aLine({ id: 'lamb', prepMin: 20, course: 2 }),
      aLine({ id: 'fish', prepMin: 8, course: 2 }),
    ]
    const held = fireTimes({ courses: [{ n: 2, state: 'held', firedAt: null }], lines })
    expect([...held]).toEqual([['starter', Date.parse('2026-05-03T12:00:00Z')]])
    const fired = fireTimes({ courses: [{ n: 2, state: 'fired', firedAt: at('12:30:00') }], lines })
    expect(fired.get('lamb')).toBe(Date.parse('2026-05-03T12:30:00Z'))
    expect(fired.get('fish')).toBe(Date.parse('2026-05-03T12:42:00Z'))
  })

  test('[TK2] lines that start together end together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1 }), (minutes) => {
        const lines = minutes.map((prepMin, index) => aLine({ id: String(index), prepMin }))
        const times = fireTimes({ courses: [], lines })
        const ends = lines.map(({ id, prepMin }) => (times.get(id) ?? 0) + prepMin * MS_PER_MINUTE)
        expect(new Set(ends).size).toBe(1)
      }),
    )
  })
})

describe('order', () => {
  const order = (...tickets: Ticket[]) => tickets.sort(compareTickets).map(({ number }) => number)

  test('[TK8] priority first, then oldest first', () => {
    expect(
      order(
        aTicket({ number: '8', sentAt: at('12:01:00') }),
        aTicket({ number: '9', sentAt: at('12:00:00') }),
      ),
    ).toEqual(['9', '8'])
    expect(
      order(
        aTicket({ number: '9', sentAt: at('12:00:00') }),
        aTicket({ number: '12', sentAt: at('12:05:00'), isPriority: true }),
      ),
    ).toEqual(['12', '9'])
  })

  test('[TK8] a tie goes by number, which is no text', () => {
    expect(order(...['B-2', '10', 'B-10', '9'].map((number) => aTicket({ number })))).toEqual([
      '9',
      '10',
      'B-2',
      'B-10',
    ])
  })

  test('[TK8] a restarted clock does not move a ticket', () => {
    const recalled = aTicket({ number: '1', clockFrom: at('12:40:00') })
    expect(order(aTicket({ number: '2', sentAt: at('12:10:00') }), recalled)).toEqual(['1', '2'])
  })
})

describe('all-day', () => {
  const burgers = (state: LineState, qty: number, id: string) => aLine({ id, state, qty })

  test('[TK9] counts what is still to cook', () => {
    const tickets = [
      aTicket({ lines: [burgers('fired', 2, 'a'), burgers('ready', 3, 'b')] }),
      aTicket({ lines: [burgers('cooking', 1, 'c'), burgers('held', 1, 'd'), burgers('voided', 7, 'e')] }),
      aTicket({ lines: [burgers('served', 9, 'f')] }),
    ]
    expect(allDayItems(tickets)).toEqual([{ itemId: 'burger', name: 'Burger', count: 4 }])
  })

  test('[TK9] counts per station, and open items by name', () => {
    const { itemId: _itemId, ...open } = aLine({ id: 'x', name: 'Off menu', stationIds: ['pass'], qty: 2 })
    const tickets = [aTicket({ lines: [aLine(), open] })]
    expect(allDayItems(tickets, 'grill')).toEqual([{ itemId: 'burger', name: 'Burger', count: 1 }])
    expect(allDayItems(tickets, 'pass')).toEqual([{ itemId: undefined, name: 'Off menu', count: 2 }])
    expect(allDayItems(tickets, 'fry')).toEqual([])
  })

  test('[TK10] 5 double burgers of 2 patties are 10 patties', () => {
    const lines = [aLine({ itemId: 'double', qty: 5 }), aLine({ id: 'l2', itemId: 'soup', name: 'Soup' })]
    const { components, unknown } = allDayComponents([aTicket({ lines })], (itemId) =>
      itemId === 'double'
        ? [
            { componentId: 'patty', amount: '2', unit: 'piece' },
            { componentId: 'chips', amount: '0.16', unit: 'kg' },
          ]
        : undefined,
    )
    expect(components.map(({ componentId, amount }) => [componentId, amount.toString()])).toEqual([
      ['patty', '10'],
      ['chips', '0.8'],
    ])
    expect(unknown).toEqual(['Soup'])
  })
})

describe('lines added later', () => {
  test('[TK11] they have their own age, the ticket keeps its first', () => {
    const added = aLine({ id: 'l2', times: { sent: at('12:06:00') } })
    const ticket = aTicket({ lines: [added, aLine()] })
    const now = at('12:08:00')
    expect(ticketAgeMs(ticket, now)).toBe(age(8))
    expect(ageBand(ticketAgeMs(ticket, now), true, QUICK_THRESHOLDS)).toBe('late')
    expect(lineAgeMs(added, now)).toBe(age(2))
    expect(groupBySending(ticket, 'UTC')).toEqual([
      { addedAt: undefined, lines: [aLine()] },
      { addedAt: '12:06', lines: [added] },
    ])
    expect(groupBySending(ticket, 'Europe/Paris')[1]?.addedAt).toBe('14:06')
    expect(isAddOn(added, ticket)).toBe(true)
    expect(isAddOn(aLine(), ticket)).toBe(false)
  })
})
