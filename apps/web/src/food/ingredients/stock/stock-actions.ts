import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Result } from '@brigade/contract/result.ts'
import { type StockProblem, correctedTo, takenOut } from '@brigade/domain/kitchen/stock/book-stock.ts'
import { type Movement, movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { opposite, reversalId } from '@brigade/domain/kitchen/stock/reverse-movement.ts'
import { type WasteReason, waste, wasteMovementId } from '@brigade/domain/kitchen/stock/waste.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { creating, write, type WriteOutcome, type WritePart } from '../../../lib/writing/write.ts'
import type { IngredientPart } from '../parts.ts'

/** What a person says happened on the shelf. */
export type Happening =
  | { readonly kind: 'found'; readonly amount: Quantity; readonly balance: string | undefined }
  | { readonly kind: 'staff-meal'; readonly amount: Quantity }
  | { readonly kind: 'waste'; readonly amount: Quantity; readonly reason: WasteReason }

/** What was booked, with the way back; or why nothing is. */
export type Booked =
  | { readonly ok: true; readonly written: WriteOutcome; readonly undo: () => void }
  | { readonly ok: false; readonly problem: StockProblem }

const now = () => timestampFromMs(Date.now())

/** The movement that takes another one back; its id can be used once, so that an undo is never doubled. */
function reversing(kitchenId: string, movementId: string, movement: Movement): WritePart {
  const { recordedAt: _ofTheFirst, ...rest } = movement
  const params = { kitchenId, movementId: reversalId(movementId) }
  const back = { ...rest, change: opposite(movement.change), at: now(), reverses: movementId }
  return creating(movements, params, back)
}

/** Books what happened, at once on this device and on the server when there is a link. */
export async function book(
  { shelf: { kitchenId }, lineId, stockLine }: IngredientPart,
  happening: Happening,
  uid: string,
): Promise<Booked> {
  const at = now()
  const acted = { by: uid }
  const signed = { author: { uid, acted }, at }
  const on = { lineId, line: stockLine }
  const { kind, amount } = happening
  const wasteId = kind === 'waste' ? newId() : undefined
  const made: Result<Movement, StockProblem> =
    kind === 'found'
      ? correctedTo(on, { found: amount, balance: happening.balance }, signed)
      : takenOut(on, { kind, entered: amount, ...(wasteId !== undefined && { wasteId }) }, signed)
  if (!made.ok) return made
  const movementId = wasteId === undefined ? newId() : wasteMovementId(wasteId)
  const parts = [creating(movements, { kitchenId, movementId }, made.value)]
  if (kind !== 'waste' || wasteId === undefined)
    return {
      ok: true,
      written: await write(parts),
      undo: () => void write([reversing(kitchenId, movementId, made.value)]),
    }
  const entry = { ...acted, lineId, qty: amount, reason: happening.reason, note: '', at }
  const back = { ...entry, reverses: wasteId }
  return {
    ok: true,
    written: await write([...parts, creating(waste, { kitchenId, wasteId }, entry)]),
    undo: () =>
      void write([
        reversing(kitchenId, movementId, made.value),
        creating(waste, { kitchenId, wasteId: reversalId(wasteId) }, { ...back, at: now() }),
      ]),
  }
}
