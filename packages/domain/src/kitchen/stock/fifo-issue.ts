import { type Exact, EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { StockIssue, StockLayer } from './stock-issue.ts'

/**
 * The cost of an issue, the oldest layers first (rule ST5): 15 of 10 at 2.00 and 10 at 2.60 cost 33.00. What is issued
 * beyond the layers is reported and never costed at nothing.
 * @param layers - oldest first
 * @param quantity - to issue, in the stock unit, not negative
 */
export function fifoIssue(layers: readonly StockLayer[], quantity: Exact): StockIssue {
  let [cost, wanted] = [EXACT_ZERO, quantity]
  const left: StockLayer[] = []
  for (const layer of layers) {
    const taken = wanted.compare(layer.quantity) < 0 ? wanted : layer.quantity
    cost = cost.add(taken.mul(layer.unitCost))
    wanted = wanted.sub(taken)
    const rest = layer.quantity.sub(taken)
    if (rest.compare(EXACT_ZERO) > 0) left.push({ ...layer, quantity: rest })
  }
  return { cost, uncosted: wanted, left }
}
