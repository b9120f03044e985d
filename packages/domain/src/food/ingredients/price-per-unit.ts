import { type Money } from '../../core/money/money.ts'
import { unitPrice } from '../../core/money/unit-price.ts'
import {
  type ConversionFact,
  NOT_CONVERTIBLE,
  type NotConvertible,
  unitFactor,
} from '../../core/quantities/convert.ts'
import type { Exact } from '../../core/quantities/exact.ts'
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
