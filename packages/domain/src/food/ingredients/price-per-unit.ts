import { type Money } from '../../core/money/money.ts'
import { unitPrice } from '../../core/money/unit-price.ts'
import {
  type ConversionFact,
  NOT_CONVERTIBLE,
  type NotConvertible,
  unitFactor,
} from '../../core/quantities/convert.ts'
import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { nearestDecimal } from '../../core/quantities/round.ts'
import { dimensionOf } from '../../core/quantities/unit-codes.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { Pack } from './price-line.ts'

const POUNDS: ReadonlySet<Unit> = new Set<Unit>(['lb', 'oz'])

/** The unit a price is compared in: kilograms or pounds, litres, or the counted unit itself. */
export function comparingUnit(stockUnit: Unit): Unit {
  const dimension = dimensionOf(stockUnit)
  if (dimension === 'volume') return 'l'
  if (dimension === 'mass') return POUNDS.has(stockUnit) ? 'lb' : 'kg'
  return stockUnit
}

/**
 * Exact minor units of money for one `unit` of what the pack holds (rule MO2): 2 × 5 kg for 14.50 is 145 minor
 * units per kg. Where mass, volume and counted units meet, only the food's facts can say (rule UN5).
 */
export function pricePerUnit(
  { price, pack }: { readonly price: Money; readonly pack: Pack },
  unit: Unit,
  facts: readonly ConversionFact[],
): Exact | NotConvertible {
  const factor = unitFactor(unit, pack.size.unit, facts)
  return factor === NOT_CONVERTIBLE ? factor : unitPrice(price, pack).mul(factor)
}

/**
 * What a pack of counted things is taken to hold in the unit its food is kept in, so that a person can see and mend it: twelve
 * heads of celery are 0.48 kg where a piece is a stalk. Undefined where pack and stock measure the same kind of thing, or
 * nothing says how they compare.
 */
export function packInUnit(
  { count, size }: Pack,
  { stockUnit, conversions }: { readonly stockUnit: Unit; readonly conversions: readonly ConversionFact[] },
): Quantity | undefined {
  if (dimensionOf(size.unit) === dimensionOf(stockUnit)) return undefined
  const factor = unitFactor(size.unit, stockUnit, conversions)
  if (factor === NOT_CONVERTIBLE) return undefined
  const amount = nearestDecimal(exactFromDecimal(size.amount).mul(count).mul(factor))
  return amount === undefined ? undefined : { amount, unit: stockUnit }
}
