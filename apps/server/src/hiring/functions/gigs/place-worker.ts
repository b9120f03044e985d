import type { Result } from '@brigade/contract/result.ts'
import {
  acceptAsked,
  bookGig,
  type BookingProblem,
  type GigShift,
} from '@brigade/domain/hiring/gigs/book-gig.ts'
import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { confirmationOf } from '@brigade/domain/hiring/gigs/confirmation.ts'
import { type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import type { TakenTime } from '@brigade/domain/kitchen/rota/place-shift.ts'
import { shifts, shiftSpan } from '@brigade/domain/kitchen/rota/shift.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

/** States in which a person is expected at a shift, or is there. */
const EXPECTED: readonly Booking['state'][] = ['booked', 'confirmed', 'checked in']

/** Everything the worker has agreed to, in any kitchen (rule GG9); what the caller may read is named in a refusal. */
async function workerShifts(scope: FunctionScope, uid: string): Promise<readonly TakenTime[]> {
  const store = storeOf(scope)
  const caller = uidOf(scope)
  const booked = await store.find(bookings, { params: {}, where: { uid } })
  const inRotas = await store.find(shifts, { where: { uid } })
  return [
    ...booked
      .filter(({ content }) => EXPECTED.includes(content.state))
      .map(({ content }) => ({
        ...shiftSpan(content),
        shiftId: content.shiftId,
        isReadable: uid === caller || content.hiringTeam.includes(caller),
      })),
    ...inRotas
      .filter(({ content }) => content.state === 'published')
      .map(({ id, content }) => ({ ...shiftSpan(content), shiftId: id, isReadable: uid === caller })),
  ]
}

function readShift(offer: GigShiftOffer): GigShift {
  const { state, seats, taken, isInstant } = offer
  return { ...shiftSpan(offer), state, seats, taken, isInstant }
}

function refuseToPlace(problem: BookingProblem): never {
  if (problem.kind === 'overlap') throwRefusal('FAILED_PRECONDITION', 'overlap', { shiftId: problem.shiftId })
  throwRefusal('FAILED_PRECONDITION', problem.kind)
}

/** Where a shift stands, and whose. */
export interface WorkerPlacement {
  readonly jobId: string
  readonly shiftId: string
  readonly uid: string
}

/** What a new booking says of itself. */
type Placed = Pick<Booking, 'state' | 'bookedAt' | 'confirmedAt'>

/**
 * Gives a worker a place of a shift, or lets them ask for it, beside everything else they have agreed to (rules GG1, GG9).
 * A place taken after the last moment for the question counts as confirmed (rule GG4).
 * @param how - `ask`: the worker does it; `accept`: the business takes somebody who asked
 */
export async function placeWorker(
  scope: FunctionScope,
  { jobId, shiftId, uid }: WorkerPlacement,
  how: 'ask' | 'accept',
): Promise<{ readonly offer: GigShiftOffer; readonly placed: Placed }> {
  const store = storeOf(scope)
  const offer = await store.need(gigShifts, { jobId, shiftId })
  const startMs = msFromTimestamp(offer.startsAt)
  const nowMs = msFromTimestamp(scope.now)
  if (nowMs >= startMs) throwRefusal('FAILED_PRECONDITION', 'too-late')
  const place = how === 'ask' ? bookGig : acceptAsked
  const found: Result<{ booking: 'asked' | 'booked'; shift: GigShift }, BookingProblem> = place(
    readShift(offer),
    await workerShifts(scope, uid),
  )
  if (!found.ok) return refuseToPlace(found.problem)
  const { booking, shift } = found.value
  if (booking === 'asked') return { offer, placed: { state: 'asked' } }
  store.change(gigShifts, { jobId, shiftId }, { taken: shift.taken, state: shift.state })
  const isConfirmed = confirmationOf({ startMs, bookedAtMs: nowMs }, nowMs).kind === 'confirmed'
  return {
    offer,
    placed: isConfirmed
      ? { state: 'confirmed', bookedAt: scope.now, confirmedAt: scope.now }
      : { state: 'booked', bookedAt: scope.now },
  }
}
