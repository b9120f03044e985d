import type { Exact } from '../../core/quantities/exact.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { onHandAt } from './on-hand.ts'
import type { StockMovement } from './stock-movement.ts'

/** What somebody counted of one stock line. */
export interface Counted {
  /** All that was found, in the stock unit. */
  readonly amount: Exact
  /** When it was counted, not when the count was closed. */
  readonly at: Timestamp
}

/**
 * The change that a count writes: what was counted less what the ledger said at that moment (rule ST3). Movements
 * after the counting stay as they are, so sales and deliveries go on meanwhile.
 * @param movements - of the counted stock line
 */
export function countDifference(counted: Counted, movements: readonly StockMovement[]): Exact {
  return counted.amount.sub(onHandAt(movements, counted.at))
}
