import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'

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

const over = {
  book: refused,
  confirm: refused,
  'check in': refused,
  'check out': refused,
  'agree hours': refused,
  pay: refused,
  cancel: refused,
  release: refused,
  miss: refused,
}

/** Rule GG1. */
export const bookingLifecycle = defineLifecycle<BookingState, BookingCommand>({
  asked: {
    book: 'booked',
    confirm: refused,
    'check in': refused,
    'check out': refused,
    'agree hours': refused,
    pay: refused,
    cancel: 'cancelled',
    release: refused,
    miss: refused,
  },
  booked: {
    book: refused,
    confirm: 'confirmed',
    'check in': refused,
    'check out': refused,
    'agree hours': refused,
    pay: refused,
    cancel: 'cancelled',
    release: 'released',
    miss: refused,
  },
  confirmed: {
    book: refused,
    confirm: refused,
    'check in': 'checked in',
    'check out': refused,
    'agree hours': refused,
    pay: refused,
    cancel: 'cancelled',
    release: refused,
    miss: 'no-show',
  },
  'checked in': {
    book: refused,
    confirm: refused,
    'check in': refused,
    'check out': 'checked out',
    'agree hours': refused,
    pay: refused,
    cancel: refused,
    release: refused,
    miss: refused,
  },
  'checked out': {
    book: refused,
    confirm: refused,
    'check in': refused,
    'check out': refused,
    'agree hours': 'hours agreed',
    pay: refused,
    cancel: refused,
    release: refused,
    miss: refused,
  },
  'hours agreed': {
    book: refused,
    confirm: refused,
    'check in': refused,
    'check out': refused,
    'agree hours': refused,
    pay: 'paid',
    cancel: refused,
    release: refused,
    miss: refused,
  },
  paid: over,
  cancelled: over,
  released: over,
  'no-show': over,
})

/** The state of a new booking: an instant shift is booked at once, any other is asked for (rule GG1). */
export function newBookingState(isInstant: boolean): 'asked' | 'booked' {
  return isInstant ? 'booked' : 'asked'
}
