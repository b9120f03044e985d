import type { StockLine } from '../../food/ingredients/stock-line.ts'
import { EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { StockBalance } from './stock-balance.ts'

/** How a stock line stands (rule ST12). */
export type StockStatus = 'not-counted' | 'count-again' | 'out' | 'low' | 'ok'

/**
 * How a stock line stands by the ledger (rule ST12). Where nothing ever moved nobody knows what is there: that is "not
 * counted", and never none. A figure below zero asks for a count (rule ST9).
 */
export function stockStatus(
  { min }: Pick<StockLine, 'min'>,
  balance: Pick<StockBalance, 'amount'> | undefined,
): StockStatus {
  if (balance === undefined) return 'not-counted'
  const there = exactFromDecimal(balance.amount)
  if (there.compare(EXACT_ZERO) < 0) return 'count-again'
  if (there.compare(EXACT_ZERO) === 0) return 'out'
  return min !== undefined && there.compare(exactFromDecimal(min)) <= 0 ? 'low' : 'ok'
}
