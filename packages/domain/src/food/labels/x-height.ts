import type { Decimal } from '../../core/quantities/decimal.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'

/** Below so many cm² of its largest surface a package may carry smaller letters. */
const SMALL_SURFACE_CM2 = exactFromDecimal('80')

/**
 * The least x-height of the letters on a label, in millimetres: 1.2, and 0.9 when the largest surface is below 80 cm²
 * (rule LB3; Regulation (EU) 1169/2011 article 13).
 */
export function leastXHeightMm(largestSurfaceCm2: Decimal): Decimal {
  return exactFromDecimal(largestSurfaceCm2).compare(SMALL_SURFACE_CM2) < 0 ? '0.9' : '1.2'
}
