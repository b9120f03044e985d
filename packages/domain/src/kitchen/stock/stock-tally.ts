import type { Tally, TalliedChange, TalliedDocument } from '@brigade/contract/tally.ts'
import { type CommonFields, newCommonFields } from '../../core/documents/common-fields.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { onHand } from './on-hand.ts'
import { StockBalance, stockBalances } from './stock-balance.ts'
import type { StockMovement } from './stock-movement.ts'

/** A movement as far as the balance needs it. */
type Booked = Omit<StockMovement, 'id' | 'lineId'> & Pick<CommonFields, 'createdBy'>

const FRACTION_DIGITS = 6

/** The sum of decimals is one; it is written without needless zeros. */
function sumText(sum: Exact): string {
  const text = roundToText(sum, FRACTION_DIGITS).replace(/\.?0+$/u, '')
  return text === '-0' ? '0' : text
}

function latest(times: readonly (Timestamp | undefined)[]): Timestamp | undefined {
  return times.reduce((one, other) => {
    if (one === undefined || other === undefined) return one ?? other
    return compareTimestamps(one, other) < 0 ? other : one
  }, undefined)
}

/** Up to when a movement is a count that holds what happened before it; one without the server's time holds nothing. */
function reachOf({ kind, reverses, recordedAt, at }: Booked): Timestamp | undefined {
  return kind === 'count' && reverses === undefined && recordedAt !== undefined ? at : undefined
}

/**
 * The balance of a stock line from its whole ledger (rule ST2); undefined where nothing has moved.
 * @param ledger - all movements of the line, in any order
 */
export function stockBalanceOf(
  ledger: readonly TalliedDocument<Booked>[],
  now: Timestamp,
): StockBalance | undefined {
  const [first] = ledger
  if (first === undefined) return undefined
  const takenBack = new Set(ledger.map(({ content }) => content.reverses))
  const standing = ledger.filter(({ id }) => !takenBack.has(id))
  const recordedAt = latest(ledger.map(({ content }) => content.recordedAt))
  const countedAt = latest(standing.map(({ content }) => reachOf(content)))
  return {
    ...newCommonFields(first.content.createdBy, now),
    amount: sumText(onHand(ledger.map(({ id, content }) => ({ ...content, id })))),
    movements: ledger.length,
    ...(recordedAt !== undefined && { recordedAt }),
    ...(countedAt !== undefined && { countedAt }),
  }
}

/**
 * The balance after one more movement; undefined when only the whole ledger tells: after an undo, a change, or what
 * arrives out of order.
 */
export function balanceAfter(
  balance: StockBalance,
  { before, after }: Pick<TalliedChange<Booked>, 'before' | 'after'>,
  now: Timestamp,
): StockBalance | undefined {
  if (before !== undefined || after === undefined || after.reverses !== undefined) return undefined
  const { recordedAt, countedAt } = balance
  const isInOrder =
    after.recordedAt === undefined ||
    recordedAt === undefined ||
    compareTimestamps(recordedAt, after.recordedAt) < 0
  if (!isInOrder) return undefined
  // All counts were taken before this movement, so that it is held by one that reaches up to it.
  const isHeld =
    after.recordedAt !== undefined && countedAt !== undefined && compareTimestamps(after.at, countedAt) <= 0
  const newest = latest([recordedAt, after.recordedAt])
  const reach = latest([countedAt, reachOf(after)])
  const sum = exactFromDecimal(balance.amount)
  return {
    ...balance,
    updatedAt: now,
    updatedBy: after.createdBy,
    amount: isHeld ? balance.amount : sumText(sum.add(exactFromDecimal(after.change))),
    movements: balance.movements + 1,
    ...(newest !== undefined && { recordedAt: newest }),
    ...(reach !== undefined && { countedAt: reach }),
  }
}

/** The balance of every stock line, kept with its movements. */
export const stockTally: Tally<Booked> = {
  by: 'lineId',
  into: stockBalances.path.replace('{lineId}', '{value}'),
  total: (ledger, now) => stockBalanceOf(ledger, now),
  add: (total, change, now) => balanceAfter(StockBalance.parse(total), change, now),
}
