import { findUnchecked } from '../../core/functions/find-documents.ts'
import { agreedHours } from '@brigade/domain/hiring/gigs/agree-hours.ts'
import { type Booking, bookings, hoursTalk } from '@brigade/domain/hiring/gigs/booking.ts'
import { confirmationOf } from '@brigade/domain/hiring/gigs/confirmation.ts'
import { isNoShow } from '@brigade/domain/hiring/gigs/no-show.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { wholeMinutes } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { notify } from '../../people/push/notify.ts'
import { storeOf } from '../../core/functions/store.ts'
import { runEach } from '../../core/functions/run-each.ts'
import {
  freePlace,
  giveMark,
  type OwnBooking,
  stepBooking,
  tellTeam,
} from '../functions/gigs/booking-steps.ts'

const TEN_MINUTES_MS = 600_000
const LOOKED_AT_ONCE = 200

type Documents = Pick<Platform, 'documents'>
type KnownBooking = Pick<OwnBooking, 'id' | 'booking'>

/** The ids of bookings in a state, the one that begins first in front. */
function waiting({ documents }: Documents, state: Booking['state']): Promise<readonly string[]> {
  return documents.transact(async (tx) => {
    const found = await findUnchecked(tx, bookings, {
      where: { state },
      orderBy: 'startsAt',
      limit: LOOKED_AT_ONCE,
    })
    return found.map(({ id }) => id)
  })
}

async function tellWorker(
  scope: FunctionScope,
  { id, booking }: KnownBooking,
  said: string,
): Promise<string> {
  const { title } = await storeOf(scope).need(jobs, { jobId: booking.jobId })
  notify(scope, booking.uid, {
    kind: 'booking-moved',
    thing: `bookings/${id}`,
    values: { said, job: title, reason: '' },
  })
  return title
}

async function tellBothSides(scope: FunctionScope, known: KnownBooking, said: string): Promise<void> {
  const job = await tellWorker(scope, known, said)
  tellTeam(scope, known.booking, { kind: 'booking-moved', values: { said, job, reason: '' } })
}

/** A place that is not confirmed: its worker is asked 48 hours before, and 16 hours before it is free again (rule GG4). */
async function askOrRelease(scope: FunctionScope, known: KnownBooking): Promise<boolean> {
  const { id, booking } = known
  const bookedAtMs = msFromTimestamp(booking.bookedAt ?? scope.now)
  const startMs = msFromTimestamp(booking.startsAt)
  const silence = confirmationOf({ startMs, bookedAtMs }, msFromTimestamp(scope.now))
  if (silence.kind === 'asked' && booking.askedAt === undefined) {
    storeOf(scope).change(bookings, { bookingId: id }, { askedAt: scope.now })
    await tellWorker(scope, known, 'confirm')
    return true
  }
  if (silence.kind !== 'released') return false
  await stepBooking(scope, known, 'release')
  await freePlace(scope, booking)
  if (silence.isMarkedLate) await giveMark(scope, known, { side: 'worker', kind: 'late cancel' })
  await tellBothSides(scope, known, 'released')
  return true
}

/** Whoever has not come an hour after the start is missed (rule GG5). */
async function miss(scope: FunctionScope, known: KnownBooking): Promise<boolean> {
  if (!isNoShow(msFromTimestamp(known.booking.startsAt), msFromTimestamp(scope.now))) return false
  await stepBooking(scope, known, 'miss')
  await giveMark(scope, known, { side: 'worker', kind: 'no-show' })
  await tellBothSides(scope, known, 'missed')
  return true
}

/** Hours against which nobody said anything in time stand (rule GG8). */
async function letHoursStand(scope: FunctionScope, known: KnownBooking): Promise<boolean> {
  const { hours } = known.booking
  if (hours === undefined) return false
  const standing = agreedHours(hoursTalk(hours), msFromTimestamp(scope.now))
  if (standing.kind !== 'agreed') return false
  await stepBooking(scope, known, 'agree hours', { agreedMin: wholeMinutes(standing.workedMs) })
  return true
}

const steps = [
  { state: 'booked', take: askOrRelease },
  { state: 'confirmed', take: miss },
  { state: 'checked out', take: letHoursStand },
] as const

/**
 * Moves the bookings on that wait for nobody any more: asked about, released, missed, or with hours that stand by silence.
 * @returns how many changed
 * @throws AggregateError of those that could not be moved, once all others have been
 */
export async function moveDueBookings(platform: Documents, signal?: AbortSignal): Promise<number> {
  const due = await Promise.all(
    steps.map(async (step) => (await waiting(platform, step.state)).map((id) => ({ id, ...step }))),
  )
  return runEach(
    due.flat(),
    ({ id, state, take }) =>
      platform.documents.transact(async (tx) => {
        const booking = await storeOf(systemScope('server', tx)).need(bookings, { bookingId: id })
        return booking.state === state && take(systemScope(booking.recruiter, tx), { id, booking })
      }),
    signal,
  )
}

/** Looks for bookings whose time has come. */
export const moveBookingsJob = defineJob({
  name: 'move-bookings',
  everyMs: TEN_MINUTES_MS,
  run: moveDueBookings,
})
