import { type Exact, EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { StockIssue, StockLayer } from './stock-issue.ts'

/**
 * The cost of an issue at the average of all that is there: total value ÷ total quantity, unrounded (rule ST6): 15 of
 * 10 at 2.00 and 10 at 2.60 cost 34.50. What is left is one layer at that average. What is issued beyond the layers
 * is reported and never costed at nothing.
 * @param quantity - to issue, in the stock unit, not negative
 */
export function averageIssue(layers: readonly StockLayer[], quantity: Exact): StockIssue {
  const total = layers.reduce((sum, layer) => sum.add(layer.quantity), EXACT_ZERO)
  if (total.compare(EXACT_ZERO) === 0) return { cost: EXACT_ZERO, uncosted: quantity, left: [] }
  const value = layers.reduce((sum, layer) => sum.add(layer.quantity.mul(layer.unitCost)), EXACT_ZERO)
  const unitCost = value.div(total)
  const taken = quantity.compare(total) < 0 ? quantity : total
  const rest = total.sub(taken)
  return {
    cost: taken.mul(unitCost),
    uncosted: quantity.sub(taken),
    left: rest.compare(EXACT_ZERO) > 0 ? [{ quantity: rest, unitCost }] : [],
  }
}
