import { HOUR_MS, type Span } from '../../core/time/span.ts'
import { type RotaWarning, warnBelow } from './rota-warning.ts'

/** Rule RO2: rest between two shifts [Directive 2003/88/EC art. 3; UK Working Time Regulations 1998 reg. 10]. */
export const DAILY_REST_MS = 11 * HOUR_MS

/** Elapsed time from the end of one shift to the start of the next, in milliseconds (rule RO2). */
export function restBetween(before: Pick<Span, 'endMs'>, next: Pick<Span, 'startMs'>): number {
  return next.startMs - before.endMs
}

/** A warning when fewer than 11 elapsed hours lie between two shifts of a grown-up (rule RO2). */
export function dailyRestWarnings(
  before: Pick<Span, 'endMs'>,
  next: Pick<Span, 'startMs'>,
): readonly RotaWarning[] {
  return warnBelow('rest', DAILY_REST_MS, restBetween(before, next))
}
