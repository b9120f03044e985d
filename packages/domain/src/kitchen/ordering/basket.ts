import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Policy } from '@brigade/contract/policy.ts'
import {
  type CommonFields,
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
} from '../../core/documents/common-fields.ts'
import { DocumentId, boundedMap } from '../../core/documents/stored-fields.ts'
import { callerHasGrant, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { LocalDate } from '../../core/time/local-date.ts'

/** Packs of one line of a basket or an order. */
export const Packs = z.int().min(0).max(100_000)

/** How many lines a basket or an order may have. */
export const MOST_BASKET_LINES = 500

/** What is to be ordered through one supplier link (product, E33). The document's id is the link's. */
export const Basket = z.strictObject({
  ...commonFields,
  /** By price line. */
  lines: boundedMap(
    DocumentId,
    z.strictObject({
      packs: Packs,
      note: z.string().trim().max(300),
      /** Why it is here, in words: "par 10, on hand 3"; empty when somebody put it there by hand. */
      why: z.string().trim().max(300),
    }),
    MOST_BASKET_LINES,
  ),
  wantedDay: LocalDate.optional(),
  /** The delivery that its cut-off was brought to mind for; written by the server. */
  remindedFor: LocalDate.optional(),
})
export type Basket = Readonly<z.infer<typeof Basket>>

/** Read and written by those who send orders and receive them, without network too. */
export const keptByThoseWhoOrder: Policy<CommonFields> = {
  policyReads: ownTeamDocument,
  read: (context) => callerHasGrant(context, 'orders'),
  create: (context, after) => isCreatedByCaller(context, after) && callerHasGrant(context, 'orders'),
  change: (context, before, after) =>
    isChangedByCaller(context, before, after) && callerHasGrant(context, 'orders'),
  delete: (context) => callerHasGrant(context, 'orders'),
}

/** Baskets: plain documents of those who send orders; `sendOrder` empties them. */
export const baskets = collection<Basket>({
  path: 'kitchens/{kitchenId}/baskets/{linkId}',
  schema: Basket,
  mergeOnConflict: ['lines'],
  policy: keptByThoseWhoOrder,
})
