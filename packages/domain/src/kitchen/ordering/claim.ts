import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, boundedMap } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { Price } from '../../core/money/money.ts'
import { MOST_BASKET_LINES, Packs } from './basket.ts'
import { CLAIM_STATES } from './move-claim.ts'
import { orderParties, readByBothSides } from '../../access/roles/order-policy.ts'

/** What one side asks for: which lines, what was wrong, and what would make it good. */
export const claimFields = {
  /** By line of the order. */
  lines: boundedMap(
    DocumentId,
    z.strictObject({
      packs: Packs.min(1),
      wrong: z.enum(['short', 'damaged', 'wrong', 'quality', 'price']),
    }),
    MOST_BASKET_LINES,
  ),
  photos: z.array(FileId).max(12),
  wish: z.enum(['credit', 'replacement', 'collection']),
  words: z.string().trim().min(1).max(2000),
}

/** A claim about an order (product, E34). */
export const Claim = z.strictObject({
  ...commonFields,
  ...orderParties,
  ...claimFields,
  openedBy: z.enum(['kitchen', 'supplier']),
  state: z.enum(CLAIM_STATES),
  creditAsked: Price.optional(),
  /** The credit that is offered, or agreed once the claim is settled. */
  credit: Price.optional(),
  offeredBy: z.enum(['kitchen', 'supplier']).optional(),
})
export type Claim = Readonly<z.infer<typeof Claim>>

/** `orders/{orderId}/claims/{claimId}`: written by functions, read by both sides. */
export const claims = collection<Claim>({
  path: 'orders/{orderId}/claims/{claimId}',
  schema: Claim,
  policy: readByBothSides<Claim>(),
  indexes: [['state', '-createdAt']],
})
