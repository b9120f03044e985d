import { newMovement, type MovementDraft } from '@brigade/domain/kitchen/stock/new-movement.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Pantry } from './build-pantry.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** What moved, and under which id; it was typed in the unit that the line is counted in. */
export interface MovementToBuild extends Omit<MovementDraft, 'entered'> {
  readonly movementId: string
  readonly amount: string
  readonly unit: Unit
}

/**
 * A line of the stock ledger, taken by the server the moment it happened.
 * @throws when the amount is none
 */
export function buildMovement(
  { kitchenId, by }: Pantry,
  { movementId, amount, unit, ...draft }: MovementToBuild,
  at: Timestamp,
): BuiltDocument {
  const author = { uid: by, acted: { by } }
  const moved = newMovement({ ...draft, entered: { amount, unit } }, { stockUnit: unit }, { author, at })
  if (!moved.ok) throw new Error(`${movementId} cannot be booked: ${moved.problem}`)
  return builtDocument(movements, { kitchenId, movementId }, { ...moved.value, recordedAt: at })
}
