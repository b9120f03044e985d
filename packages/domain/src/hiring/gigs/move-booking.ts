import { type Moves, stateAfter } from '../../core/documents/transitions.ts'

/** Where a person's booking of a gig shift stands (rule GG1); paid, cancelled, released and no-show are final. */
export type BookingState =
  | 'asked'
  | 'booked'
  | 'confirmed'
  | 'checked in'
  | 'checked out'
  | 'hours agreed'
  | 'paid'
  | 'cancelled'
  | 'released'
  | 'no-show'

/** What the two sides, or the passing of time, do to a booking. */
export type BookingCommand =
  | 'book'
  | 'confirm'
  | 'check in'
  | 'check out'
  | 'agree hours'
  | 'pay'
  | 'cancel'
  | 'release'
  | 'miss'

const moves: Moves<BookingState, BookingCommand> = {
  book: { asked: 'booked' },
  confirm: { booked: 'confirmed' },
  'check in': { confirmed: 'checked in' },
  'check out': { 'checked in': 'checked out' },
  'agree hours': { 'checked out': 'hours agreed' },
  pay: { 'hours agreed': 'paid' },
  cancel: { asked: 'cancelled', booked: 'cancelled', confirmed: 'cancelled' },
  release: { booked: 'released' },
  miss: { confirmed: 'no-show' },
}

/** The state of a booking after a command; undefined when it is refused (rule GG1). */
export function moveBooking(state: BookingState, command: BookingCommand): BookingState | undefined {
  return stateAfter(moves, command, state)
}

/** The state of a new booking: an instant shift is booked at once, any other is asked for (rule GG1). */
export function newBookingState(isInstant: boolean): 'asked' | 'booked' {
  return isInstant ? 'booked' : 'asked'
}
