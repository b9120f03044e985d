import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DisplayName } from '../../core/text/names.ts'
import { ownDocument } from '../../access/roles/own-document.ts'

const KitchenId = DocumentId

/** The public card of a chef (product, E05). */
export const Chef = z.strictObject({
  ...commonFields,
  /** Name as on the person's public card when this one was last saved. */
  displayName: DisplayName,
  specialties: z.array(z.string().trim().min(2).max(40)).min(1).max(12),
  shortBio: z.string().max(300),
  longBio: z.string().max(3000),
  primaryKitchenId: KitchenId.optional(),
  shownKitchens: z.array(KitchenId).max(30),
  isListed: z.boolean(),
})
export type Chef = Readonly<z.infer<typeof Chef>>

/** What only the chef reads (product, E05). */
export const ChefProfile = z.strictObject({
  ...commonFields,
  kitchenOrder: z.array(KitchenId).max(100),
  tastingNotes: z.string().max(5000),
  defaultUnits: z.enum(['metric', 'us', 'imperial']),
})
export type ChefProfile = Readonly<z.infer<typeof ChefProfile>>

/** Public cards of chefs. */
export const chefs = collection({
  path: 'chefs/{uid}',
  mostListed: MOST_PUBLIC,
  schema: Chef,
  policy: ownDocument<Chef>((_context, known) => known.isListed === true),
  indexes: [['isListed', '-updatedAt']],
})

/** Private companions of the chef cards. */
export const chefProfiles = collection({
  path: 'chef-profiles/{uid}',
  schema: ChefProfile,
  policy: ownDocument<ChefProfile>(() => false),
})
