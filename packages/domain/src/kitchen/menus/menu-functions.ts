import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { AllergenGroup } from '../../food/allergens/allergens.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

const MenuCall = z.strictObject({ requestId: RequestId, kitchenId: DocumentId, menuId: DocumentId })

/** What a kitchen should look at although the menu may be published. */
export const PublishWarning = z.strictObject({
  kind: z.enum(['allergen-unknown', 'price-missing', 'recipe-missing', 'diet-contradicted']),
  itemId: DocumentId,
  itemName: z.string(),
  /** The groups it is about; empty where it is not about allergens. */
  groups: z.array(AllergenGroup),
})
export type PublishWarning = Readonly<z.infer<typeof PublishWarning>>

/**
 * Publishes a menu: a manager's or higher. Refused with `free-from` when an item claims to be free from a group
 * that is not proven absent (AL4; details name items and groups), with `empty` when there is no item, and with `id-taken` when
 * guests read another kitchen's menu under this id, or have read it before it was withdrawn. With a time to come (`at`) the menu is looked at now, published then,
 * and `snapshotId` is null until it is.
 */
export const publishMenu = functionContract({
  name: 'publishMenu',
  audience: 'guest',
  input: MenuCall.extend({ at: Timestamp.optional() }),
  output: z.strictObject({ snapshotId: DocumentId.nullable(), warnings: z.array(PublishWarning) }),
  reasons: ['free-from', 'empty', 'id-taken'],
})

/** Takes a published menu from the public page, or back the time at which it would be: a manager's or higher. */
export const withdrawMenu = functionContract({
  name: 'withdrawMenu',
  audience: 'guest',
  input: MenuCall,
  output: z.strictObject({ menuId: DocumentId }),
  reasons: ['id-taken'],
})
