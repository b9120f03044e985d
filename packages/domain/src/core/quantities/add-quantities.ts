import { convert, type ConversionFact, NOT_CONVERTIBLE, type NotConvertible } from './convert.ts'
import { exactFromDecimal } from './exact.ts'
import type { Quantity } from './quantity.ts'
import { decimalFromExact } from './round.ts'

/**
 * Two quantities of one food together, in the unit of the first: 0.1 kg and 0.2 kg are 0.3 kg (rule UN9).
 * Refused with `too-many-digits` when the sum does not fit a stored quantity; it is never rounded.
 */
export function addQuantities(
  one: Quantity,
  other: Quantity,
  facts: readonly ConversionFact[] = [],
): Quantity | NotConvertible | 'too-many-digits' {
  const added = convert(other, one.unit, facts)
  if (added === NOT_CONVERTIBLE) return added
  const amount = decimalFromExact(exactFromDecimal(one.amount).add(added))
  return amount === undefined ? 'too-many-digits' : { amount, unit: one.unit }
}
