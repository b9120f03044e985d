import { HOUR_MS, lengthMs, MINUTE_MS, type Span } from '../../core/time/span.ts'

/** Rule GG2: cancelling is free at this time before the start, or earlier. */
export const FREE_CANCEL_BEFORE_MS = 24 * HOUR_MS
/** Rule GG3: cancelling is free for less than this after booking. */
export const SECOND_THOUGHTS_MS = 15 * MINUTE_MS
/** Rule GG7: the most a business owes for cancelling late. */
export const LATE_CANCEL_PAY_MS = 4 * HOUR_MS

/** Who cancels; the terms are the same for both. */
export type BookingSide = 'worker' | 'business'

/** A booking at the moment one side cancels it, times in milliseconds since 1970. */
export interface Cancellation {
  readonly shift: Span
  readonly bookedAtMs: number
  readonly cancelledAtMs: number
  readonly by: BookingSide
}

/** What cancelling costs. */
export interface CancelTerms {
  readonly kind: 'free' | 'late'
  /** The side that gets the mark; absent when it is free. */
  readonly marked?: BookingSide
  /** What the business pays the worker for, in milliseconds; 0 when nothing is owed. */
  readonly owedMs: number
}

/**
 * The terms of a cancellation by either side: free less than 15 minutes after booking (rule GG3) and 24 elapsed hours or
 * more before the start (rule GG2), late otherwise. A business that cancels late owes 4 hours, or the booked length when
 * that is shorter (rule GG7).
 */
export function cancelTerms({ shift, bookedAtMs, cancelledAtMs, by }: Cancellation): CancelTerms {
  const isSecondThought = cancelledAtMs - bookedAtMs < SECOND_THOUGHTS_MS
  const isEarly = shift.startMs - cancelledAtMs >= FREE_CANCEL_BEFORE_MS
  if (isSecondThought || isEarly) return { kind: 'free', owedMs: 0 }
  const owedMs = by === 'business' ? Math.min(LATE_CANCEL_PAY_MS, lengthMs(shift)) : 0
  return { kind: 'late', marked: by, owedMs }
}
