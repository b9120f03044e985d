import { expect, test } from 'vitest'
import { HOUR_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { Booking } from './booking.ts'
import { bookingCost, countBookings } from './shift-figures.ts'

const at = timestampFromMs(0)

/** Eight hours at 18.00 with half an hour of unpaid break. */
function booking(more: Partial<Booking>): Booking {
  return {
    createdAt: at,
    createdBy: 'w',
    updatedAt: at,
    updatedBy: 'w',
    schema: 1,
    shiftId: 's',
    jobId: 'j',
    uid: 'w',
    recruiter: 'r',
    hiringTeam: ['r'],
    startsAt: at,
    endsAt: timestampFromMs(8 * HOUR_MS),
    breakMin: 30,
    payPerHour: { minor: 1800, currency: 'EUR' },
    minPaidHours: 4,
    state: 'booked',
    ...more,
  }
}
const cost = (more: Partial<Booking>) => bookingCost(booking(more)).minor

test('[PY5] a booking costs what is booked until the hours are agreed, then those, and at least the minimum', () => {
  expect(cost({})).toBe(13_500)
  expect(cost({ state: 'hours agreed', agreedMin: 500 })).toBe(15_000)
  expect(cost({ state: 'hours agreed', agreedMin: 90 })).toBe(7200)
})

test('[GG7] of what was cancelled only the hours owed cost; what is only asked for, released or missed costs nothing', () => {
  const cancelled = { by: 'business', at, terms: 'late', owedMin: 240 } as const
  expect(cost({ state: 'cancelled', cancelled })).toBe(7200)
  expect([cost({ state: 'asked' }), cost({ state: 'released' }), cost({ state: 'no-show' })]).toEqual([
    0, 0, 0,
  ])
})

test('people on a shift are counted by where they stand, those who no longer come left out', () => {
  expect(
    countBookings([booking({}), booking({ state: 'asked' }), booking({}), booking({ state: 'cancelled' })]),
  ).toEqual([
    { state: 'asked', count: 1 },
    { state: 'booked', count: 2 },
  ])
})
