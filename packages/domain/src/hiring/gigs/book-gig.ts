import { err, ok, type Result } from '@brigade/contract/result.ts'
import { placeShift, type PlacementProblem, type TakenTime } from '../../kitchen/rota/place-shift.ts'
import type { Span } from '../../core/time/span.ts'
import { newBookingState } from './booking-lifecycle.ts'

/** A gig shift is open until its places are taken; done and cancelled are final (rule GG1). */
export type GigShiftState = 'open' | 'full' | 'done' | 'cancelled'

/** A gig shift as it is read in the transaction that books it. */
export interface GigShift extends Span {
  readonly state: GigShiftState
  readonly seats: number
  /** Places taken by bookings that were booked and not cancelled, released or missed since. */
  readonly taken: number
  readonly isInstant: boolean
}

/** The booking to write, and the shift beside it. */
export interface NewBooking {
  readonly booking: 'asked' | 'booked'
  readonly shift: GigShift
}

/** Why a gig shift cannot be booked. */
export type BookingProblem = PlacementProblem | { readonly kind: 'full' | 'closed' }

/**
 * A worker asks for a gig shift, or books it at once when it is instant (rules GG1, GG9): only while a place is left,
 * and only beside the worker's other shifts (rule RO1). Read and written in one transaction, so that of two workers who
 * want the last place one has it. Asking holds no place.
 * @param workerShifts - all shifts and bookings of the worker, in any kitchen
 */
export function bookGig(
  shift: GigShift,
  workerShifts: readonly TakenTime[],
): Result<NewBooking, BookingProblem> {
  return placeWorker(shift, workerShifts, newBookingState(shift.isInstant))
}

/** The business takes a worker who asked: the place is taken now, under the same conditions (rule GG9). */
export function acceptAsked(
  shift: GigShift,
  workerShifts: readonly TakenTime[],
): Result<NewBooking, BookingProblem> {
  return placeWorker(shift, workerShifts, 'booked')
}

function placeWorker(
  shift: GigShift,
  workerShifts: readonly TakenTime[],
  booking: 'asked' | 'booked',
): Result<NewBooking, BookingProblem> {
  if (shift.state === 'done' || shift.state === 'cancelled') return err({ kind: 'closed' })
  if (shift.state === 'full' || shift.taken >= shift.seats) return err({ kind: 'full' })
  const placed = placeShift(shift, workerShifts)
  if (!placed.ok) return placed
  const taken = shift.taken + (booking === 'booked' ? 1 : 0)
  return ok({ booking, shift: { ...shift, taken, state: taken === shift.seats ? 'full' : 'open' } })
}
