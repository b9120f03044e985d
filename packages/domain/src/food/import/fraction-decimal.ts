import type Fraction from 'fraction.js'
import { FRACTION_DIGITS, INTEGER_DIGITS } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'

/** A number brought to a canonical decimal; `isExact` is false where only its first six digits fit, as for 1/3. */
export interface KeptDecimal {
  readonly decimal: Decimal
  readonly isExact: boolean
}

/**
 * The canonical decimal of a fraction above zero (rule UN9). A written fraction without an end, such as 1/3, is
 * kept to six digits, half away from zero, and says so; a decimal typed with more digits than fit is undefined,
 * as is zero, a negative number or one with more than nine integer digits.
 * @param value - the exact number
 * @param wasDecimal - whether it was typed with a decimal sign
 */
export function keepDecimal(value: Fraction, wasDecimal: boolean): KeptDecimal | undefined {
  if (value.compare(0) <= 0 || value.compare(10n ** BigInt(INTEGER_DIGITS)) >= 0) return undefined
  const rounded = value.round(FRACTION_DIGITS)
  const isExact = rounded.equals(value)
  if ((wasDecimal && !isExact) || rounded.equals(0)) return undefined
  return { decimal: rounded.toString(FRACTION_DIGITS), isExact }
}
