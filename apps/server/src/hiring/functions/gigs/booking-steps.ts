import { type Booking, bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { type GigShiftOffer, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { type Mark, markId, marks } from '@brigade/domain/hiring/gigs/mark.ts'
import { type BookingCommand, bookingLifecycle } from '@brigade/domain/hiring/gigs/booking-lifecycle.ts'
import { type GigShiftCommand, gigShiftLifecycle } from '@brigade/domain/hiring/gigs/gig-shift-lifecycle.ts'
import { MARK_SHOWN_MS } from '@brigade/domain/hiring/gigs/no-show.ts'
import type { BookingSide } from '@brigade/domain/hiring/gigs/cancel-terms.ts'
import { hasHiringRole, hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import type { NotificationKind } from '@brigade/domain/people/notifications/notification.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep, orReason, type StepRules, takeStep } from '../../../core/functions/take-step.ts'

/** A booking, and which of its two sides the caller is. */
export interface OwnBooking {
  readonly id: string
  readonly booking: Booking
  readonly side: BookingSide
}

/** A booking of the caller's: as its worker, or as the business with a hand in the pipeline. Refuses with `gone` or `role`. */
export async function needBooking(scope: FunctionScope, id: string): Promise<OwnBooking> {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const booking = await store.need(bookings, { bookingId: id })
  if (booking.uid === uid) return { id, booking, side: 'worker' }
  const place = await store.load(hiringTeams, { jobId: booking.jobId, uid })
  if (place === undefined) throwRefusal('NOT_FOUND', 'gone')
  if (!hasHiringRole(place, 'pipeline')) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'pipeline' })
  return { id, booking, side: 'business' }
}

/** Like `needBooking`, for what only the worker does. */
export async function needOwnWork(scope: FunctionScope, id: string): Promise<OwnBooking> {
  const own = await needBooking(scope, id)
  if (own.side !== 'worker') throwRefusal('NOT_FOUND', 'gone')
  return own
}

/** A move of a booking, and what is noted with it. */
interface BookingMove {
  readonly command: BookingCommand
  readonly noted?: Partial<
    Pick<
      Booking,
      'bookedAt' | 'confirmedAt' | 'checkedIn' | 'checkedOut' | 'hours' | 'agreedMin' | 'cancelled'
    >
  >
}

/** How bookings move. */
export const bookingSteps: StepRules<Booking, BookingMove> = {
  of: bookings,
  next: (_, { state }, { command }) => orReason(bookingLifecycle.next(state, command)),
  changes: (_, { move, to }) => ({ ...move.noted, state: to }),
}

/** Moves a booking by one command; refuses with `state` where the command does not fit. */
export function stepBooking(
  scope: FunctionScope,
  { id, booking }: Pick<OwnBooking, 'id' | 'booking'>,
  command: BookingCommand,
  noted: NonNullable<BookingMove['noted']> = {},
): Promise<Booking['state']> {
  const move = { command, noted }
  return needStep(scope, bookingSteps, { params: { bookingId: id }, before: booking, move })
}

/** How the shifts of a gig move. */
const gigShiftSteps: StepRules<GigShiftOffer, GigShiftCommand> = {
  of: gigShifts,
  next: (_, { state }, command) => orReason(gigShiftLifecycle.next(state, command)),
  changes: (_, { to }) => ({ state: to }),
}

/** States in which a booking holds a place of its shift. */
const HOLDS_PLACE: readonly Booking['state'][] = ['booked', 'confirmed']

/** Gives back the place that a booking holds; a full shift is open again then (rule GG1). */
export async function freePlace(scope: FunctionScope, booking: Booking): Promise<void> {
  if (!HOLDS_PLACE.includes(booking.state)) return
  const store = storeOf(scope)
  const place = { jobId: booking.jobId, shiftId: booking.shiftId }
  const shift = await store.need(gigShifts, place)
  store.change(gigShifts, place, { taken: Math.max(0, shift.taken - 1) })
  // One that is open already stays so.
  await takeStep(scope, gigShiftSteps, { params: place, before: shift, move: 'free' })
}

/**
 * Marks the side that did not keep its word, for both sides alike (product, E10). A side has one mark for a booking: what it
 * did last, when it cancelled and booked again.
 */
export async function giveMark(
  scope: FunctionScope,
  { id, booking }: Pick<OwnBooking, 'id' | 'booking'>,
  { side, kind }: { readonly side: BookingSide; readonly kind: Mark['kind'] },
): Promise<void> {
  const store = storeOf(scope)
  const params = { markId: markId(id, side) }
  const mark = {
    bookingId: id,
    about: side === 'worker' ? { side, uid: booking.uid } : { side, jobId: booking.jobId },
    parties: [...new Set([booking.uid, ...booking.hiringTeam])],
    kind,
    at: scope.now,
    shownUntil: timestampFromMs(msFromTimestamp(scope.now) + MARK_SHOWN_MS),
    isShown: true,
    state: 'standing' as const,
  }
  if ((await store.load(marks, params)) === undefined) store.create(marks, params, mark)
  else store.change(marks, params, mark)
}

/** Tells the other side of a booking: the hiring team about its shift, the worker about the own booking. */
export function tellOtherBookingSide(
  scope: FunctionScope,
  { id, booking, side }: OwnBooking,
  { kind, values }: { readonly kind: NotificationKind; readonly values: Readonly<Record<string, string>> },
): void {
  if (side === 'business') notify(scope, booking.uid, { kind, thing: `bookings/${id}`, values })
  else tellTeam(scope, booking, { kind, values })
}

/** Tells everybody on the hiring team about a shift of theirs. */
export function tellTeam(
  scope: FunctionScope,
  { jobId, shiftId, hiringTeam }: Pick<Booking, 'jobId' | 'shiftId' | 'hiringTeam'>,
  notice: { readonly kind: NotificationKind; readonly values: Readonly<Record<string, string>> },
): void {
  for (const uid of hiringTeam) notify(scope, uid, { ...notice, thing: `jobs/${jobId}/shifts/${shiftId}` })
}
