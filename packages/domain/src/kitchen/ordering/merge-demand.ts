import { type ConversionFact, convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'

/** Something that somebody needs, and the price line it shall come from. */
export interface Demand {
  readonly priceLineId: string
  readonly quantity: Quantity
}

/** The unit a price line is sold in, with the conversions of its food. */
export interface SupplierUnit {
  readonly unit: Unit
  readonly facts?: readonly ConversionFact[] | undefined
}

export interface MergedDemand<Line extends Demand> {
  /** All that is needed of a price line, in the supplier's unit. */
  readonly needs: ReadonlyMap<string, Exact>
  /** Demand that cannot be put into the supplier's unit, or names no price line; never dropped in silence. */
  readonly unresolved: readonly Line[]
}

/**
 * Adds demand up per price line, each brought to the supplier's unit first, so that minimum and packs are applied to
 * the sum and not to each line (rules OR4, OR5).
 */
export function mergeDemand<Line extends Demand>(
  demand: readonly Line[],
  suppliers: ReadonlyMap<string, SupplierUnit>,
): MergedDemand<Line> {
  const needs = new Map<string, Exact>()
  const unresolved: Line[] = []
  for (const line of demand) {
    const supplier = suppliers.get(line.priceLineId)
    const amount =
      supplier === undefined ? NOT_CONVERTIBLE : convert(line.quantity, supplier.unit, supplier.facts)
    if (amount === NOT_CONVERTIBLE) unresolved.push(line)
    else needs.set(line.priceLineId, (needs.get(line.priceLineId) ?? EXACT_ZERO).add(amount))
  }
  return { needs, unresolved }
}
