import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import { commonFields, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Handle } from './handle.ts'
import { handleSkeleton, skeletonHeldOnce } from './handle-skeleton.ts'

/** Who holds a handle (product, E03). The document's id is the handle. */
export const HandleHolder = z.strictObject({
  ...commonFields,
  kind: z.enum(['person', 'kitchen', 'supplier']),
  targetId: DocumentId,
  /** The handle with letters that look alike made one; absent from documents of before. */
  skeleton: z.string().max(60).optional(),
  /** The handle that took its place; the old address leads there until `freeFrom`. */
  movedTo: Handle.optional(),
  /** When an old handle may be taken by anybody, 90 days after it was given up. */
  freeFrom: Timestamp.optional(),
})
export type HandleHolder = Readonly<z.infer<typeof HandleHolder>>

/** Handles. A person takes the first one together with the new card; taking one that exists is refused. */
export const handles = collection({
  path: 'handles/{handle}',
  mostListed: MOST_PUBLIC,
  schema: HandleHolder,
  policy: {
    policyReads: (_params, caller) => (caller.uid === null ? {} : { card: `brigade-users/${caller.uid}` }),
    read: () => true,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      Handle.safeParse(context.params['handle']).success &&
      after.kind === 'person' &&
      after.targetId === context.caller.uid &&
      after.skeleton === handleSkeleton(context.params['handle'] ?? '') &&
      after.movedTo === undefined &&
      after.freeFrom === undefined &&
      context.related['card'] === undefined &&
      context.relatedAfter['card']?.['handle'] === context.params['handle'],
    change: () => false,
    delete: () => false,
  },
  indexes: [['skeleton']],
  constraints: [skeletonHeldOnce],
})
