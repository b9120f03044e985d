import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import type { Money } from '../../core/money/money.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { shiftSpan } from '../../kitchen/rota/shift.ts'
import { workedMs } from '../../kitchen/rota/worked-time.ts'
import { HOUR_MS, MINUTE_MS } from '../../core/time/span.ts'
import type { Booking } from './booking.ts'
import { paidMs } from './paid-time.ts'

/** States in which a booking costs the business what was booked, or what was agreed. */
const IS_PAID: readonly Booking['state'][] = [
  'booked',
  'confirmed',
  'checked in',
  'checked out',
  'hours agreed',
  'paid',
]

function paidTimeMs(booking: Booking): number {
  const { agreedMin, cancelled, minPaidHours, breakMin, state } = booking
  if (cancelled !== undefined) return cancelled.owedMin * MINUTE_MS
  if (!IS_PAID.includes(state)) return 0
  const bookedMs = workedMs(shiftSpan(booking), breakMin)
  return agreedMin === undefined ? bookedMs : paidMs(agreedMin * MINUTE_MS, bookedMs, minPaidHours * HOUR_MS)
}

/**
 * What a booking costs the business as it stands: the agreed hours and at least the minimum (rule PY5), until then the
 * booked ones, and what is owed for cancelling late (rule GG7).
 */
export function bookingCost(booking: Booking): Money {
  const { minor, currency } = booking.payPerHour
  return moneyFromExact(exactFromInt(paidTimeMs(booking)).div(HOUR_MS).mul(minor), currency)
}

/** What a hiring team counts on a shift (product 5.5). */
export const shiftCounts = ['asked', 'booked', 'confirmed', 'checked in', 'checked out'] as const

/** How many people stand where, those left out of whom nothing is wanted any more. */
export function countBookings(
  bookings: readonly Pick<Booking, 'state'>[],
): readonly { readonly state: (typeof shiftCounts)[number]; readonly count: number }[] {
  return shiftCounts
    .map((state) => ({ state, count: bookings.filter((each) => each.state === state).length }))
    .filter(({ count }) => count > 0)
}
