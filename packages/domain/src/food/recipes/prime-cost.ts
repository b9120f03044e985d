import type { Exact } from '../../core/quantities/exact.ts'

/**
 * Prime cost = cost of sales + labour (rule CO4), in exact minor units; as a share of sales with `pctOfSales`.
 * @param labour - wages and what comes with them, for the same span and in the same currency
 */
export function primeCost(costOfSales: Exact, labour: Exact): Exact {
  return costOfSales.add(labour)
}
