import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { belowKitchen, worksHere } from '../../access/roles/kitchen-policy.ts'
import { isRecordedNow } from '../team/recorded-now.ts'
import { SignedDecimal } from '../../core/quantities/decimal.ts'
import { Quantity } from '../../core/quantities/quantity.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { opposite, reversalId } from './reverse-movement.ts'
import { stockTally } from './stock-tally.ts'
import { MOVEMENT_KINDS } from './stock-movement.ts'

/** A lot as it is printed on the box. */
export const Lot = z.string().trim().min(1).max(60)

/** What made the stock move. */
export const MovementCause = z.strictObject({
  kind: z.enum(['order', 'prep task', 'ticket line', 'waste', 'count', 'transfer']),
  id: DocumentId,
})

/** One line of the stock ledger (product, E21). There is no money in it: its cost is derived from receipts. */
export const Movement = z.strictObject({
  ...commonFields,
  ...actorFields,
  lineId: DocumentId,
  kind: z.enum(MOVEMENT_KINDS),
  /** In the line's stock unit; below zero for what went out. */
  change: SignedDecimal,
  /** As typed, before it was brought to the stock unit. */
  entered: Quantity,
  /** When it happened, by the clock of the device. */
  at: Timestamp,
  /** When the server took it; the server's own time. */
  recordedAt: Timestamp.optional(),
  cause: MovementCause.optional(),
  lot: Lot.optional(),
  /** The movement that this one takes back; its id is then `rev_` and that id. */
  reverses: DocumentId.optional(),
})
export type Movement = Readonly<z.infer<typeof Movement>>

/** An undo takes back a movement that is there, wholly, and has the one id that such an undo can have (rule ST2). */
function isUndoSound({ params, relatedAfter }: PolicyContext, after: Movement): boolean {
  const id = idIn(params, 'movementId')
  if (after.reverses === undefined) return !id.startsWith(reversalId(''))
  const reversed = relatedAfter['reversed']
  return (
    id === reversalId(after.reverses) &&
    reversed?.['lineId'] === after.lineId &&
    reversed['change'] === opposite(after.change) &&
    reversed['reverses'] === undefined
  )
}

/**
 * The stock ledger: the team reads it, cooks and higher append, nobody changes or deletes. Sales are written by the
 * server, and the movements of a count by those who may close it.
 */
export const movements = collection<Movement>({
  path: 'kitchens/{kitchenId}/stock-movements/{movementId}',
  schema: Movement,
  policy: {
    policyReads: (params, caller, known) => ({
      ...actingPeople(params, caller, known),
      ...(known.reverses !== undefined && {
        reversed: belowKitchen(params, `stock-movements/${known.reverses}`),
      }),
    }),
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, after.kind === 'count' ? 'lead' : 'cook') &&
      after.kind !== 'sale' &&
      isRecordedNow(context, after.recordedAt) &&
      isUndoSound(context, after),
    // The same write may arrive twice after a lost answer; it changes nothing.
    change: (context, before, after) => worksHere(context) && isSame(before, after),
    delete: () => false,
  },
  indexes: [
    ['lineId', '-at'],
    ['cause.id', 'at'],
    ['lot', 'at'],
  ],
  references: [{ field: 'lineId', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'restrict' }],
  tallies: [stockTally],
})
