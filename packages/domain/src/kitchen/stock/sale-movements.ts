import { err, ok, type Result } from '@brigade/contract/result.ts'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { StockMovement } from './stock-movement.ts'
import { versionInForce } from './version-in-force.ts'

/** What a ticket line does to the stock when its state changes. */
export type StockEffect = 'draw-down' | 'give-back' | 'none'

/** States of a ticket line that matter to the stock. */
type TicketLineState = 'cooking' | 'ready' | 'served'

/**
 * What a move of a ticket line does to the stock: it is drawn down when the line is served, or already when it is
 * ready in a kitchen without expediter; a recall from there gives it back (rule ST4).
 */
export function stockEffect(
  { from, to }: { readonly from: TicketLineState; readonly to: TicketLineState },
  hasExpediter: boolean,
): StockEffect {
  const isGone = (state: TicketLineState) => state === 'served' || (state === 'ready' && !hasExpediter)
  if (isGone(from) === isGone(to)) return 'none'
  return isGone(to) ? 'draw-down' : 'give-back'
}

/** A version of a recipe with what one portion of it takes from the stock. */
export interface SoldVersion {
  readonly versionId: string
  readonly approvedAt: Timestamp
  /** By stock line, in its stock unit. */
  readonly perPortion: readonly { readonly lineId: string; readonly amount: Decimal }[]
}

/** A ticket line that leaves the kitchen. */
export interface SoldLine {
  readonly ticketLineId: string
  readonly portions: number
  /** Decides which version it was made by. */
  readonly sentAt: Timestamp
  /** When it was served, or ready where nobody expedites; the stock moves then. */
  readonly movedAt: Timestamp
  /** Sale movements that the line has written before: it was served and recalled. */
  readonly booked: number
}

/**
 * The sale movements of a ticket line, one per stock line, by the version in force when it was sent (rule ST4); never
 * refused for lack of stock (rule ST9). Taken back with `reverseMovement`.
 */
export function saleMovements(
  line: SoldLine,
  versions: readonly SoldVersion[],
): Result<readonly StockMovement[], 'no-version-in-force' | 'too-many-digits'> {
  const version = versionInForce(versions, line.sentAt)
  if (version === undefined) return err('no-version-in-force')
  const movements: StockMovement[] = []
  for (const { lineId, amount } of version.perPortion) {
    const change = decimalFromExact(exactFromDecimal(amount).mul(exactFromInt(-line.portions)))
    if (change === undefined) return err('too-many-digits')
    const id = `sale_${line.ticketLineId}_${line.booked + movements.length + 1}`
    movements.push({ id, lineId, kind: 'sale', change, at: line.movedAt })
  }
  return ok(movements)
}
