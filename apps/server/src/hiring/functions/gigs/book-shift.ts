import { type Booking, bookingIds, type BookingPlace, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { bookShift as contract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import type { GigShiftOffer } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { marks } from '@brigade/domain/hiring/gigs/mark.ts'
import { isPausedByNoShows } from '@brigade/domain/hiring/gigs/no-show.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type Store, storeOf, uidOf } from '../../../core/functions/store.ts'
import { tellTeam } from './booking-steps.ts'
import { dayOfShift, ensureDayCodes } from './ensure-day-codes.ts'
import { placeWorker } from './place-worker.ts'

export const bookShift = defineFunction(contract, async ({ jobId, shiftId }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const job = await store.need(jobs, { jobId })
  if (job.type !== 'gig' || !takesApplications(job, scope.now)) throwRefusal('FAILED_PRECONDITION', 'closed')
  if (job.hiringTeam.includes(uid)) throwRefusal('FAILED_PRECONDITION', 'own-job')
  const card = await store.load(professionals, { uid })
  if (card === undefined) throwRefusal('FAILED_PRECONDITION', 'profile-needed')
  await refuseWhilePaused(scope, uid)

  const { id, earlier } = await bookingPlace(store, { jobId, shiftId, uid })
  if (earlier !== undefined && earlier.state !== 'cancelled') {
    throwRefusal('FAILED_PRECONDITION', 'state', { state: earlier.state })
  }
  const { offer, placed } = await placeWorker(scope, { jobId, shiftId, uid }, 'ask')
  const booking = { ...newBooking({ job, jobId, shiftId, uid, offer }), ...placed }
  if (earlier === undefined) store.create(bookings, { bookingId: id }, booking)
  else store.change(bookings, { bookingId: id }, { ...booking, cancelled: undefined })
  if (placed.state !== 'asked') {
    await ensureDayCodes(scope, jobId, await dayOfShift(scope, job, offer.startsAt))
  }
  const kind = placed.state === 'asked' ? 'shift-asked' : 'shift-booked'
  const values = { person: card.displayName, job: job.title }
  tellTeam(scope, booking, { kind, values })
  return { bookingId: id, state: placed.state }
})

/** Where the person's booking of the shift stands, or will; what stands there of another job is left alone. */
async function bookingPlace(
  store: Store,
  place: BookingPlace,
): Promise<{ readonly id: string; readonly earlier: Booking | undefined }> {
  const [first, second] = bookingIds(place)
  const found = await store.load(bookings, { bookingId: first })
  if (found === undefined || found.jobId === place.jobId) return { id: first, earlier: found }
  const other = await store.load(bookings, { bookingId: second })
  if (other !== undefined && other.jobId !== place.jobId) throwRefusal('FAILED_PRECONDITION', 'state')
  return { id: second, earlier: other }
}

/** From the third no-show on nobody books for 14 days (rule GG5). */
async function refuseWhilePaused(scope: FunctionScope, uid: string): Promise<void> {
  const own = await storeOf(scope).find(marks, { params: {}, where: { 'about.uid': uid } })
  const missed = own
    .filter(({ content }) => content.kind === 'no-show' && content.state !== 'lifted')
    .map(({ content }) => msFromTimestamp(content.at))
  if (isPausedByNoShows(missed, msFromTimestamp(scope.now))) throwRefusal('FAILED_PRECONDITION', 'paused')
}

interface Booked {
  readonly job: Job
  readonly jobId: string
  readonly shiftId: string
  readonly uid: string
  readonly offer: GigShiftOffer
}

/** The booking with the shift as it is offered now; later changes of the offer do not touch it. */
function newBooking({ job, jobId, shiftId, uid, offer }: Booked) {
  const { startsAt, endsAt, breakMin, payPerHour, minPaidHours } = offer
  return {
    shiftId,
    jobId,
    ...(job.kitchenId !== undefined && { kitchenId: job.kitchenId }),
    uid,
    recruiter: job.recruiter,
    hiringTeam: job.hiringTeam,
    startsAt,
    endsAt,
    breakMin,
    payPerHour,
    minPaidHours,
  } satisfies Partial<Booking>
}
