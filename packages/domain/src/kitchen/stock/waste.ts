import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { belowKitchen, worksHere } from '../../access/roles/kitchen-policy.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { reversalId } from './reverse-movement.ts'

export const wasteReasons = [
  'spoiled',
  'overcooked',
  'dropped',
  'over-prepared',
  'returned',
  'expired',
  'trim',
  'other',
] as const
export const WasteReason = z.enum(wasteReasons)
export type WasteReason = z.infer<typeof WasteReason>

/** Food that was thrown away (product, E23): a stock line, a recipe or a menu item, exactly one of them. */
export const Waste = z
  .strictObject({
    ...commonFields,
    ...actorFields,
    lineId: DocumentId.optional(),
    recipeId: DocumentId.optional(),
    itemId: DocumentId.optional(),
    qty: PositiveQuantity,
    reason: WasteReason,
    note: z.string().trim().max(300),
    photo: DocumentId.optional(),
    /** When it was thrown away, by the clock of the device. */
    at: Timestamp,
    /** The entry that this one takes back; its id is then `rev_` and that id. */
    reverses: DocumentId.optional(),
  })
  .refine(
    ({ lineId, recipeId, itemId }) =>
      [lineId, recipeId, itemId].filter((id) => id !== undefined).length === 1,
    { path: ['lineId'], message: 'names one stock line, recipe or item' },
  )
export type Waste = Readonly<z.infer<typeof Waste>>

/** The id of the movement that belongs to the waste of a stock line; taken back, `rev_` and that id. */
export function wasteMovementId(wasteId: string): string {
  return `waste_${wasteId}`
}

/** The movement that has to come in the same batch: only a stock line has exactly one. */
function movementOf(wasteId: string, { lineId, reverses }: Partial<Waste>): string | undefined {
  if (lineId === undefined) return undefined
  return reverses === undefined ? wasteMovementId(wasteId) : reversalId(wasteMovementId(reverses))
}

function hasMovement({ params, relatedAfter }: PolicyContext, after: Waste): boolean {
  if (movementOf(idIn(params, 'wasteId'), after) === undefined) return true
  return relatedAfter['movement']?.['lineId'] === after.lineId
}

function isRecipeThere({ relatedAfter }: PolicyContext, { recipeId }: Waste): boolean {
  return recipeId === undefined || relatedAfter['recipe'] !== undefined
}

function isUndoSound({ params, relatedAfter }: PolicyContext, after: Waste): boolean {
  const id = idIn(params, 'wasteId')
  if (after.reverses === undefined) return !id.startsWith(reversalId(''))
  return id === reversalId(after.reverses) && relatedAfter['reversed'] !== undefined
}

/** Waste: the team reads it, cooks and higher append it together with its movement, nobody changes or deletes it. */
export const waste = collection<Waste>({
  path: 'kitchens/{kitchenId}/waste/{wasteId}',
  schema: Waste,
  policy: {
    policyReads: (params, caller, known) => {
      const movement = movementOf(idIn(params, 'wasteId'), known)
      return {
        ...actingPeople(params, caller, known),
        ...(known.recipeId !== undefined && { recipe: `recipes/${known.recipeId}` }),
        ...(movement !== undefined && { movement: belowKitchen(params, `stock-movements/${movement}`) }),
        ...(known.reverses !== undefined && { reversed: belowKitchen(params, `waste/${known.reverses}`) }),
      }
    },
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      hasMovement(context, after) &&
      isRecipeThere(context, after) &&
      isUndoSound(context, after),
    // The same write may arrive twice after a lost answer; it changes nothing.
    change: (context, before, after) => worksHere(context) && isSame(before, after),
    delete: () => false,
  },
  indexes: [['-at'], ['reason', '-at']],
  // What was thrown away stays written down, the recipe of somebody who has left among it.
  references: [{ field: 'lineId', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'restrict' }],
})
