import { type Exact, EXACT_HUNDRED, exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import type { Money } from '../../core/money/money.ts'

/** Food cost in percent of the net selling price and what is left of it, exact (rule CO1). */
export interface FoodCost {
  readonly pct: Exact
  /** Minor units; negative when the item costs more than it brings. */
  readonly margin: Exact
}

/**
 * Food cost % = cost ÷ net price × 100; margin = net price − cost (rule CO1). Undefined for a price of zero, of
 * which no cost is a share.
 * @param cost - exact minor units
 * @param net - the price without VAT, in the same currency
 */
export function foodCost(cost: Exact, net: Money): FoodCost | undefined {
  if (net.minor === 0) return undefined
  const price = exactFromInt(net.minor)
  return { pct: cost.div(price).mul(EXACT_HUNDRED), margin: price.sub(cost) }
}

/**
 * The net price at which the cost is the target share of it: cost ÷ target % (rule CO3), exact minor units.
 * @param targetPct - percent, above zero: "28"
 */
export function targetPrice(cost: Exact, targetPct: Decimal): Exact {
  return cost.div(exactFromDecimal(targetPct)).mul(EXACT_HUNDRED)
}
