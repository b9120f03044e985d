import { lengthMs, MINUTE_MS, type Span } from '../../core/time/span.ts'

/** The elapsed time of a shift less its breaks, never below 0, in milliseconds (rules RO6, PY4). */
export function workedMs(shift: Span, breakMin: number): number {
  return Math.max(0, lengthMs(shift) - breakMin * MINUTE_MS)
}
