import type { Exact } from '../../core/quantities/exact.ts'

/** A quantity that came in at one price. */
export interface StockLayer {
  /** In the stock unit, above zero. */
  readonly quantity: Exact
  /** Exact minor units of money per stock unit. */
  readonly unitCost: Exact
}

/** What an issue of stock costs. */
export interface StockIssue {
  /** Exact minor units for what the layers hold; round once, at the end. */
  readonly cost: Exact
  /** What was issued beyond all layers and so has no known cost; above zero only where stock is negative (ST9). */
  readonly uncosted: Exact
  /** What is left after the issue, oldest first. */
  readonly left: readonly StockLayer[]
}
