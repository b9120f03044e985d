import { answerBooking as contract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needBooking, type OwnBooking, stepBooking, tellOtherBookingSide } from './booking-steps.ts'
import { dayOfShift, ensureDayCodes } from './ensure-day-codes.ts'
import { placeWorker } from './place-worker.ts'

export const answerBooking = defineFunction(contract, async ({ bookingId, accept, sentence }, scope) => {
  const own = await needBooking(scope, bookingId)
  if (own.side === 'worker') throwRefusal('PERMISSION_DENIED', 'role', { needed: 'pipeline' })
  const { title, companyName } = await storeOf(scope).need(jobs, { jobId: own.booking.jobId })
  const state = accept ? await take(scope, own) : await turnDown(scope, own, sentence)
  const answer = accept ? 'booked' : 'declined'
  const values = { job: title, company: companyName, answer, sentence }
  tellOtherBookingSide(scope, own, { kind: 'shift-answered', values })
  return { bookingId, state }
})

async function take(
  scope: FunctionScope,
  { id, booking }: OwnBooking,
): Promise<OwnBooking['booking']['state']> {
  if (!bookingLifecycle.isAllowed(booking.state, 'book')) {
    throwRefusal('FAILED_PRECONDITION', 'state', { state: booking.state })
  }
  const { placed } = await placeWorker(scope, booking, 'accept')
  storeOf(scope).change(bookings, { bookingId: id }, placed)
  await ensureDayCodes(scope, booking.jobId, await dayOfShift(scope, booking, booking.startsAt))
  return placed.state
}

function turnDown(
  scope: FunctionScope,
  own: OwnBooking,
  sentence: string,
): Promise<OwnBooking['booking']['state']> {
  if (sentence === '') throwRefusal('INVALID_ARGUMENT', 'sentence-needed')
  // What is agreed is cancelled on its terms, not turned down.
  if (!bookingLifecycle.isAllowed(own.booking.state, 'book')) {
    throwRefusal('FAILED_PRECONDITION', 'state', { state: own.booking.state })
  }
  return stepBooking(scope, own, 'cancel', {
    cancelled: { by: 'business', at: scope.now, terms: 'free', owedMin: 0 },
  })
}
