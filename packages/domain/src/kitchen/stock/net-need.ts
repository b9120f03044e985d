import {
  type ConversionFact,
  convert,
  NOT_CONVERTIBLE,
  type NotConvertible,
} from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { SignedDecimal } from '../../core/quantities/decimal.ts'
import type { Unit } from '../../core/quantities/unit.ts'

/** An amount beside its unit that may be below zero: a change of stock, or what the ledger says is there. */
interface SignedQuantity {
  readonly amount: SignedDecimal
  readonly unit: Unit
}

/**
 * What is still to be had: required − on hand, never below 0, in the unit of what is required (rule ST1). Stock
 * that is negative by the ledger adds to the need (rule ST9).
 * @param facts - conversions of the food, for two units of different kinds
 */
export function netNeed(
  required: Quantity,
  onHand: SignedQuantity,
  facts: readonly ConversionFact[] = [],
): Exact | NotConvertible {
  const have = convert(onHand, required.unit, facts)
  if (have === NOT_CONVERTIBLE) return have
  const need = exactFromDecimal(required.amount).sub(have)
  return need.compare(EXACT_ZERO) > 0 ? need : EXACT_ZERO
}
