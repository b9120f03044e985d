import { type Exact, EXACT_ZERO, exactFromDecimal } from '../quantities/exact.ts'
import { compareTimestamps } from '../time/compare-timestamps.ts'
import type { Timestamp } from '../time/timestamp.ts'
import type { StockMovement } from './stock-movement.ts'

/**
 * What the ledger says is there: the sum of all movements, in the stock unit. A count needs no place of its own,
 * because it wrote its difference (rules ST2, ST3). Nothing is left out and nothing held at zero: a sum below zero
 * is what was booked (rule ST9).
 * @param movements - of one stock line, in any order
 */
export function onHand(movements: readonly Pick<StockMovement, 'change'>[]): Exact {
  return movements.reduce((sum, { change }) => sum.add(exactFromDecimal(change)), EXACT_ZERO)
}

/** What the ledger said at a moment: the sum of what had happened by then, that very moment included (rule ST3). */
export function onHandAt(
  movements: readonly Pick<StockMovement, 'change' | 'at'>[],
  moment: Timestamp,
): Exact {
  return onHand(movements.filter(({ at }) => compareTimestamps(at, moment) <= 0))
}

/** Whether the figure asks for a count: nobody has less than nothing (rule ST9). */
export function asksForCount(amount: Exact): boolean {
  return amount.compare(EXACT_ZERO) < 0
}
