import { cancelTerms } from '@brigade/domain/hiring/gigs/cancel-terms.ts'
import { cancelBooking as contract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { shiftSpan } from '@brigade/domain/kitchen/rota/shift.ts'
import { wholeMinutes } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { freePlace, giveMark, needBooking, stepBooking, tellOtherBookingSide } from './booking-steps.ts'

export const cancelBooking = defineFunction(contract, async ({ bookingId, seenTerms, reason }, scope) => {
  const own = await needBooking(scope, bookingId)
  const { booking, side } = own
  const nowMs = msFromTimestamp(scope.now)
  const { kind, marked, owedMs } = cancelTerms({
    shift: shiftSpan(booking),
    // What was only asked for binds nobody.
    bookedAtMs: booking.bookedAt === undefined ? nowMs : msFromTimestamp(booking.bookedAt),
    cancelledAtMs: nowMs,
    by: side,
  })
  if (kind !== seenTerms) throwRefusal('FAILED_PRECONDITION', 'terms-changed', { terms: kind })
  const owedMin = wholeMinutes(owedMs)
  const state = await stepBooking(scope, own, 'cancel', {
    cancelled: { by: side, at: scope.now, terms: kind, owedMin },
  })
  await freePlace(scope, booking)
  if (marked !== undefined) await giveMark(scope, own, { side: marked, kind: 'late cancel' })
  const { title } = await storeOf(scope).need(jobs, { jobId: booking.jobId })
  tellOtherBookingSide(scope, own, {
    kind: 'booking-moved',
    values: { said: 'cancelled', job: title, reason },
  })
  return { bookingId, state, terms: kind, owedMin }
})
