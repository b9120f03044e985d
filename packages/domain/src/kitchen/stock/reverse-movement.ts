import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { SignedDecimal } from '../../core/quantities/decimal.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { StockMovement } from './stock-movement.ts'

/** The id of the one movement that may take back another; the same id twice is the same undo (product, E21). */
export function reversalId(movementId: string): string {
  return `rev_${movementId}`
}

/**
 * Undo of a movement: the opposite one, naming the first; refused when it has been undone before (rule ST2).
 * @param ledger - the movements there are, at least those that reverse something
 * @param at - when it was taken back
 */
export function reverseMovement<Movement extends StockMovement>(
  movement: Movement,
  ledger: readonly Pick<StockMovement, 'reverses'>[],
  at: Timestamp,
): Result<Omit<Movement, 'recordedAt'> & { readonly reverses: string }, 'already-reversed'> {
  if (ledger.some(({ reverses }) => reverses === movement.id)) return err('already-reversed')
  const { recordedAt: _ofTheFirst, ...booked } = movement
  return ok({
    ...booked,
    id: reversalId(movement.id),
    change: opposite(movement.change),
    at,
    reverses: movement.id,
  })
}

/** The change that takes another one back. */
export function opposite(change: SignedDecimal): SignedDecimal {
  if (change === '0') return change
  return change.startsWith('-') ? change.slice(1) : `-${change}`
}
