import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { lineSpeeds, percentile, speedOf, ticketSpeed } from './service-speed.ts'
import type { Ticket, TicketLine } from './ticket.ts'

const MINUTE = 60_000
const at = (time: string) => timestampFromMs(Date.parse(`2026-05-03T${time}:00Z`))

function aLine(times: Partial<Record<'fired' | 'ready' | 'served', string>>, more: object = {}): TicketLine {
  const stamps = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, at(time)]))
  return {
    id: 'l1',
    itemId: 'sole',
    name: 'Sole',
    qty: 1,
    stationIds: ['fish'],
    course: 1,
    prepMin: 8,
    allergies: [],
    state: times.served === undefined ? 'cooking' : 'served',
    times: { sent: at('17:00'), ...stamps },
    ackBy: null,
    isCleared: false,
    ...more,
  }
}

const aTicket = (...lines: readonly TicketLine[]): Ticket => ({
  id: 't1',
  number: '1',
  mode: 'eat in',
  sentAt: at('17:00'),
  isPriority: false,
  isTouched: true,
  courses: [],
  lines,
})

describe('percentiles', () => {
  const oneToTen = [7, 1, 10, 4, 2, 9, 5, 3, 8, 6]
  test('the value that so many percent do not pass, one that occurred', () =>
    expect([1, 10, 50, 51, 90, 95, 100].map((percent) => percentile(oneToTen, percent))).toEqual([
      1, 1, 5, 6, 9, 10, 10,
    ]))
  test('of one value, that one; of none, none', () => {
    expect(speedOf([42])).toEqual({ count: 1, median: 42, p90: 42, p95: 42, longest: 42 })
    expect([percentile([], 50), speedOf([])]).toEqual([undefined, undefined])
  })
})

describe('the speed of a service', () => {
  test('[TK2] guests waited from the sending to the last plate; what is not done or voided is left out', () => {
    const done = aTicket(
      aLine({ fired: '17:00', ready: '17:08', served: '17:09' }),
      aLine({ fired: '17:05', ready: '17:11', served: '17:14' }, { id: 'l2' }),
      aLine({ served: '17:40' }, { id: 'l3', state: 'voided' }),
    )
    const open = aTicket(aLine({ fired: '17:00' }))
    expect(ticketSpeed([done, open])).toMatchObject({ count: 1, median: 14 * MINUTE })
    expect(ticketSpeed([open])).toBeUndefined()
  })

  const lines = [
    aLine({ fired: '17:00', ready: '17:08', served: '17:09' }),
    aLine({ fired: '17:50', ready: '18:02', served: '18:03' }, { stationIds: ['fish', 'sauce'] }),
    aLine(
      { fired: '18:10', ready: '18:14', served: '18:15' },
      { itemId: undefined, name: 'Soup of the day' },
    ),
    aLine({ fired: '18:00', ready: '18:59' }, { state: 'voided' }),
    aLine({ fired: '18:00' }),
  ]
  const speeds = (by: 'station' | 'item' | 'hour') =>
    [...lineSpeeds([aTicket(...lines)], by, { zone: 'Europe/Paris' })].map(([key, { count, longest }]) => [
      key,
      count,
      longest / MINUTE,
    ])
  test('by station, a line of two stations at both', () =>
    expect(speeds('station')).toEqual([
      ['fish', 3, 12],
      ['sauce', 1, 12],
    ]))
  test('by item, one without an id by its name', () =>
    expect(speeds('item')).toEqual([
      ['sole', 2, 12],
      ['Soup of the day', 1, 4],
    ]))
  test('by the hour of firing on the kitchen’s wall', () =>
    expect(speeds('hour')).toEqual([
      ['19', 2, 12],
      ['20', 1, 4],
    ]))
})
