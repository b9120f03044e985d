import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { StockMovement } from './stock-movement.ts'

/** A movement as far as the level needs it. */
type Booked = Pick<StockMovement, 'id' | 'kind' | 'change' | 'at' | 'recordedAt' | 'reverses'>

/**
 * What the ledger says is there, in the stock unit: the last count and the movements since (rule ST2). A count wrote
 * its difference, so this is the sum of all movements but those that a count held already. Nothing is held at zero: a
 * sum below zero is what was booked (rule ST9).
 * @param movements - of one stock line, in any order
 */
export function onHand(movements: readonly Booked[]): Exact {
  const held = heldInCounts(movements)
  return movements.reduce(
    (sum, { id, change, reverses }) =>
      held.has(id) || (reverses !== undefined && held.has(reverses))
        ? sum
        : sum.add(exactFromDecimal(change)),
    EXACT_ZERO,
  )
}

/**
 * Ids of the movements that happened before a count and became known only after it, from a device without a network:
 * what was found on the shelf was without or with them already, so they change no level after it (rule ST3).
 */
function heldInCounts(movements: readonly Booked[]): ReadonlySet<string> {
  const takenBack = new Set(movements.map(({ reverses }) => reverses))
  const counts = movements.filter(
    ({ id, kind, reverses }) => kind === 'count' && reverses === undefined && !takenBack.has(id),
  )
  const late = movements.filter((movement) => counts.some((count) => cameAfter(count, movement)))
  return new Set(late.map(({ id }) => id))
}

function cameAfter(count: Booked, { at, recordedAt }: Booked): boolean {
  return (
    recordedAt !== undefined &&
    count.recordedAt !== undefined &&
    compareTimestamps(at, count.at) <= 0 &&
    compareTimestamps(recordedAt, count.recordedAt) > 0
  )
}

/** What the ledger said at a moment: the level by all that had happened by then, that very moment included (rule ST3). */
export function onHandAt(movements: readonly Booked[], moment: Timestamp): Exact {
  return onHand(movements.filter(({ at }) => compareTimestamps(at, moment) <= 0))
}

/** Whether the figure asks for a count: nobody has less than nothing (rule ST9). */
export function asksForCount(amount: Exact): boolean {
  return amount.compare(EXACT_ZERO) < 0
}
