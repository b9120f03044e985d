import { confirmationOf } from '@brigade/domain/hiring/gigs/confirmation.ts'
import { confirmBooking as contract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { needOwnWork, stepBooking } from './booking-steps.ts'

export const confirmBooking = defineFunction(contract, async ({ bookingId }, scope) => {
  const own = await needOwnWork(scope, bookingId)
  const { startsAt, bookedAt = scope.now } = own.booking
  const times = { startMs: msFromTimestamp(startsAt), bookedAtMs: msFromTimestamp(bookedAt) }
  if (confirmationOf(times, msFromTimestamp(scope.now)).kind === 'released') {
    throwRefusal('FAILED_PRECONDITION', 'too-late')
  }
  return { bookingId, state: await stepBooking(scope, own, 'confirm', { confirmedAt: scope.now }) }
})
