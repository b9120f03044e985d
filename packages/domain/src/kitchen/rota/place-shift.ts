import { err, ok, type Result } from '@brigade/contract/result.ts'
import { HOUR_MS, lengthMs, MINUTE_MS, overlaps, type Span } from '../../core/time/span.ts'

/** Rule RO1: no shift is shorter. */
export const SHORTEST_SHIFT_MS = 15 * MINUTE_MS
/** Rule RO1: no shift is longer. */
export const LONGEST_SHIFT_MS = 16 * HOUR_MS

/** A stretch in which a person already works, in any kitchen and for any employer. */
export interface TakenTime extends Span {
  readonly shiftId: string
  /** Whether the one who assigns may read that shift. */
  readonly isReadable: boolean
}

/** Why a person cannot have the shift. The other shift is named only to those who may read it. */
export type PlacementProblem =
  | { readonly kind: 'too-short' | 'too-long' | 'not-free' }
  | { readonly kind: 'overlap'; readonly shiftId: string }

/**
 * Gives a person a shift beside all their other shifts and bookings (rule RO1): 15 minutes to 16 hours long; shifts
 * may touch, not overlap.
 * @param taken - the person's other shifts; the shift itself is not among them
 * @returns the shift, or why the person cannot have it
 */
export function placeShift(shift: Span, taken: readonly TakenTime[]): Result<Span, PlacementProblem> {
  if (lengthMs(shift) < SHORTEST_SHIFT_MS) return err({ kind: 'too-short' })
  if (lengthMs(shift) > LONGEST_SHIFT_MS) return err({ kind: 'too-long' })
  const clashes = taken.filter((other) => overlaps(shift, other))
  const readable = clashes.find(({ isReadable }) => isReadable)
  if (readable !== undefined) return err({ kind: 'overlap', shiftId: readable.shiftId })
  return clashes.length > 0 ? err({ kind: 'not-free' }) : ok(shift)
}
