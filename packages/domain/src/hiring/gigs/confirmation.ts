import { HOUR_MS } from '../../core/time/span.ts'

/** Rule GG4: the worker is asked to confirm this long before the start. */
export const CONFIRMATION_ASKED_BEFORE_MS = 48 * HOUR_MS
/** Rule GG4: a booking that is not confirmed by then is released. */
export const RELEASED_BEFORE_MS = 16 * HOUR_MS

/** A booking that the worker has not confirmed, times in milliseconds since 1970. */
export interface UnconfirmedBooking {
  readonly startMs: number
  readonly bookedAtMs: number
}

/** What silence means so far: nothing yet, a question, or the end of the booking with or without a mark. */
export type Confirmation =
  | { readonly kind: 'not asked' | 'asked' | 'confirmed' }
  | { readonly kind: 'released'; readonly isMarkedLate: boolean }

/**
 * Where an unconfirmed booking stands (rule GG4): asked from 48 hours before the start, released at 16 hours before,
 * without a mark when it was made after the question. Made less than 16 hours before, it counts as confirmed.
 * @param nowMs - milliseconds since 1970
 */
export function confirmationOf({ startMs, bookedAtMs }: UnconfirmedBooking, nowMs: number): Confirmation {
  const askedAtMs = startMs - CONFIRMATION_ASKED_BEFORE_MS
  const releasedAtMs = startMs - RELEASED_BEFORE_MS
  if (bookedAtMs > releasedAtMs) return { kind: 'confirmed' }
  if (nowMs >= releasedAtMs) return { kind: 'released', isMarkedLate: bookedAtMs <= askedAtMs }
  return { kind: nowMs >= askedAtMs ? 'asked' : 'not asked' }
}
