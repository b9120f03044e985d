import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import {
  callerHasAccess,
  mayAdd,
  mayEdit,
  ownTeamDocument,
  worksHere,
} from '../../access/roles/kitchen-policy.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { batchLifecycle } from './batch-lifecycle.ts'
import { Lot } from './movement.ts'
import { BATCH_STATES } from './pick-batches.ts'

/** Where a batch came from: another batch of this kitchen, or a line of a delivery. */
export const BatchOrigin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('batch'), batchId: DocumentId }),
  z.strictObject({
    kind: z.literal('delivery'),
    deliveryLineId: DocumentId,
    /** The supplier link it was ordered through. */
    supplierId: DocumentId,
  }),
])

/** A stay in the freezer, by days in the kitchen's zone; without `thawedOn` the batch is still frozen. */
export const FrozenSpan = z
  .strictObject({ frozenOn: LocalDate, thawedOn: LocalDate.optional() })
  .refine(({ frozenOn, thawedOn }) => thawedOn === undefined || thawedOn >= frozenOn, {
    path: ['thawedOn'],
    message: 'is not before the day of freezing',
  })

/** One lot made or received (product, E24). */
export const Batch = z.strictObject({
  ...commonFields,
  lineId: DocumentId,
  lot: Lot,
  /** When it was made, or received. */
  madeAt: Timestamp,
  /** The last day it may be used (rule ST8); absent when it has none. Its clock stops while frozen. */
  useBy: LocalDate.optional(),
  qty: PositiveQuantity,
  /** One step back; empty when nobody recorded it. */
  from: z.array(BatchOrigin).max(100),
  frozenSpans: z.array(FrozenSpan).max(50),
  state: z.enum(BATCH_STATES),
})
export type Batch = Readonly<z.infer<typeof Batch>>

function mayMove(context: PolicyContext, before: Batch, after: Batch): boolean {
  if (before.state === after.state) return true
  return batchLifecycle
    .stepsBetween(before.state, after.state)
    .some(({ access }) => callerHasAccess(context, access))
}

/** Batches: the team reads them, cooks and higher write them, leads recall them, nobody deletes them. */
export const batches = collection<Batch>({
  path: 'kitchens/{kitchenId}/batches/{batchId}',
  schema: Batch,
  policy: {
    policyReads: ownTeamDocument,
    read: worksHere,
    create: (context, after) => mayAdd(context, after, 'cook') && ['usable', 'frozen'].includes(after.state),
    change: (context, before, after) =>
      mayEdit(context, [before, after], 'cook') &&
      mayMove(context, before, after) &&
      after.lineId === before.lineId &&
      after.lot === before.lot,
    delete: () => false,
  },
  indexes: [['lot'], ['state', 'useBy'], ['lineId', 'state']],
  references: [{ field: 'lineId', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'restrict' }],
})
