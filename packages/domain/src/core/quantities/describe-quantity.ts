import { type Exact, exactFromDecimal, exactFromInt } from './exact.ts'
import type { Quantity } from './quantity.ts'
import { roundToText } from './round.ts'
import type { Unit } from './unit.ts'

const LARGE = exactFromInt(100)
const SMALL = exactFromInt(1)
/** Below this, three places would show nothing at all. */
const TINY = exactFromDecimal('0.001')

/** An amount ready to be shown: digits with "." as decimal sign, for a formatter to put into the reader's way. */
export interface DescribedQuantity {
  readonly amount: string
  readonly unit: Unit
  /** False when digits were left out, so that the screen can say "about". */
  readonly isExact: boolean
}

/** Places worth showing: none from 100, two from 1, three below, six for what is hardly there. */
function placesFor(value: Exact): number {
  const size = value.abs()
  if (size.compare(LARGE) >= 0) return 0
  if (size.compare(SMALL) >= 0) return 2
  return size.compare(TINY) >= 0 ? 3 : 6
}

/**
 * An exact amount rounded once for display (rule UN11), without needless zeros: 2469.1358… g → "2469",
 * 7.5 piece → "7.5".
 * @param places - digits after the decimal sign; by the size of the amount when absent
 */
export function describeAmount(
  value: Exact,
  unit: Unit,
  places: number = placesFor(value),
): DescribedQuantity {
  const text = roundToText(value, places)
  const amount = places === 0 ? text : text.replace(/\.?0+$/, '')
  return { amount, unit, isExact: exactFromDecimal(amount).equals(value) }
}

/** A stored quantity for display; its digits stay as they were entered. */
export function describeQuantity(quantity: Quantity): DescribedQuantity {
  return { ...quantity, isExact: true }
}
