import { agreedHours } from '@brigade/domain/hiring/gigs/agree-hours.ts'
import { bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { type Booking, hoursTalk } from '@brigade/domain/hiring/gigs/booking.ts'
import { answerHours as contract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { wholeMinutes } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needBooking, type OwnBooking, stepBooking, tellOtherBookingSide } from './booking-steps.ts'

type Hours = NonNullable<Booking['hours']>

export const answerHours = defineFunction(contract, async ({ bookingId, workedMin, words }, scope) => {
  const own = await needBooking(scope, bookingId)
  const { booking } = own
  if (!bookingLifecycle.isAllowed(booking.state, 'agree hours'))
    throwRefusal('FAILED_PRECONDITION', 'state', { state: booking.state })
  const hours = withWord(scope, own, { workedMin, at: scope.now })
  const { title } = await storeOf(scope).need(jobs, { jobId: booking.jobId })
  tellOtherBookingSide(scope, own, {
    kind: 'booking-moved',
    values: { said: 'hours', job: title, reason: words },
  })

  const isAccepted = own.side === 'worker' && workedMin === booking.hours?.stated.workedMin
  const standing = agreedHours(hoursTalk(hours), msFromTimestamp(scope.now))
  if (standing.kind === 'waiting' && !isAccepted) {
    storeOf(scope).change(bookings, { bookingId }, { hours })
    return { bookingId, state: booking.state, agreedMin: null, until: timestampFromMs(standing.untilMs) }
  }
  const agreedMin = standing.kind === 'agreed' ? wholeMinutes(standing.workedMs) : workedMin
  const state = await stepBooking(scope, own, 'agree hours', {
    ...(!isAccepted && { hours }),
    agreedMin,
  })
  return { bookingId, state, agreedMin, until: null }
})

/** The talk about the hours with one word more: whose turn it is follows from what was said (rule GG8). */
function withWord(scope: FunctionScope, { booking, side }: OwnBooking, said: Hours['stated']): Hours {
  const { hours } = booking
  if (hours === undefined) {
    if (side === 'worker') throwRefusal('PERMISSION_DENIED', 'role', { needed: 'pipeline' })
    return { stated: said }
  }
  const standing = agreedHours(hoursTalk(hours), msFromTimestamp(scope.now))
  if (standing.kind === 'agreed') throwRefusal('FAILED_PRECONDITION', 'window')
  if (standing.side !== side) throwRefusal('PERMISSION_DENIED', 'role', { needed: standing.side })
  return side === 'worker' ? { ...hours, dispute: said } : { ...hours, answer: said }
}
