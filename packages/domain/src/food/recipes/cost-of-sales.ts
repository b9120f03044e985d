import { type Exact, EXACT_HUNDRED } from '../../core/quantities/exact.ts'

/** A span of time in exact minor units of one currency; what was bought, moved and is left is at cost. */
export interface SalesSpan {
  readonly openingStock: Exact
  readonly purchases: Exact
  readonly transfersIn: Exact
  readonly transfersOut: Exact
  readonly staffMeals: Exact
  readonly closingStock: Exact
}

/**
 * Cost of sales = opening stock + purchases + transfers in − transfers out − staff meals − closing stock (rule CO2),
 * in exact minor units.
 */
export function costOfSales(span: SalesSpan): Exact {
  const available = span.openingStock.add(span.purchases).add(span.transfersIn)
  return available.sub(span.transfersOut).sub(span.staffMeals).sub(span.closingStock)
}

/** A cost in percent of net sales, exact; undefined when nothing was sold. */
export function pctOfSales(cost: Exact, netSales: Exact): Exact | undefined {
  return netSales.n === 0n ? undefined : cost.div(netSales).mul(EXACT_HUNDRED)
}
