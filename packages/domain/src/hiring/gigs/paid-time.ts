import { HOUR_MS } from '../../core/time/span.ts'

/** Rule PY5: the least a gig shift pays, unless it says otherwise or is shorter. */
export const DEFAULT_MIN_PAID_MS = 4 * HOUR_MS

/**
 * The time a worker who has started is paid for: what was worked, at least the shift's minimum or the booked length,
 * whichever is smaller (rule PY5).
 */
export function paidMs(workedMs: number, bookedMs: number, minPaidMs: number = DEFAULT_MIN_PAID_MS): number {
  return Math.max(workedMs, Math.min(minPaidMs, bookedMs))
}
