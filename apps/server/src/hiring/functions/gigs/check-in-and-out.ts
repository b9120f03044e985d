import { judgeCheckIn, judgeCheckOut, type Presence } from '@brigade/domain/hiring/gigs/check-in.ts'
import { checkIn as inContract, checkOut as outContract } from '@brigade/domain/hiring/gigs/gig-functions.ts'
import { type DayCodesOfJob, dayCodes } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { distanceMetres } from '@brigade/domain/core/geo/distance.ts'
import { isRecent } from '@brigade/domain/core/time/device-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { storeOf } from '../../../core/functions/store.ts'
import { needOwnWork, type OwnBooking, stepBooking } from './booking-steps.ts'
import { dayOfShift } from './ensure-day-codes.ts'

type Input = z.infer<typeof inContract.input>

export const checkIn = defineFunction(inContract, async (input, scope) => {
  const { own, codes, presence } = await arrival(scope, input)
  const times = { shiftStartMs: msFromTimestamp(own.booking.startsAt), nowMs: msFromTimestamp(input.at) }
  const came = judgeCheckIn(presence, codes, times)
  if (!came.ok && came.problem === 'too-early') throwRefusal('FAILED_PRECONDITION', 'window')
  if (!came.ok) refuseAbsent(input)
  const checkedIn = { at: input.at, by: by(presence, codes.in) }
  return { bookingId: own.id, state: await stepBooking(scope, own, 'check in', { checkedIn }) }
})

export const checkOut = defineFunction(outContract, async (input, scope) => {
  const { own, codes, presence } = await arrival(scope, input)
  if (!judgeCheckOut(presence, codes).ok) refuseAbsent(input)
  const checkedOut = { at: input.at, by: by(presence, codes.out) }
  return { bookingId: own.id, state: await stepBooking(scope, own, 'check out', { checkedOut }) }
})

/** What shows that the worker is there: the code they were told, or how far their device is from the job's place. */
async function arrival(
  scope: FunctionScope,
  { bookingId, code, place, at }: Input,
): Promise<{ readonly own: OwnBooking; readonly codes: DayCodesOfJob; readonly presence: Presence }> {
  if (!isRecent(at, scope.now)) throwRefusal('FAILED_PRECONDITION', 'window')
  const own = await needOwnWork(scope, bookingId)
  const store = storeOf(scope)
  const { jobId, startsAt } = own.booking
  const job = await store.need(jobs, { jobId })
  const codes = await store.need(dayCodes, { jobId, day: await dayOfShift(scope, job, startsAt) })
  const presence = {
    ...(code !== undefined && { code }),
    ...(place !== undefined && { metresAway: distanceMetres(place, job.place.geo) }),
  }
  return { own, codes, presence }
}

function by({ code }: Presence, wanted: string): 'code' | 'place' {
  return code === wanted ? 'code' : 'place'
}

function refuseAbsent({ code }: Input): never {
  if (code === undefined) throwRefusal('FAILED_PRECONDITION', 'not-there')
  throwRefusal('PERMISSION_DENIED', 'code')
}
