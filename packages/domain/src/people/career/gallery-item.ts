import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { SortKey } from '../../core/documents/stored-fields.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { careerPolicy } from './career-policy.ts'
import { ownList } from '../../access/roles/own-list.ts'
import { FileId } from '../../core/files/file-id.ts'

/** A picture on the page of a person or kitchen (product, E46). */
export const GalleryItem = z.strictObject({
  ...commonFields,
  file: FileId,
  /** Shown under the picture; empty unless said. */
  caption: z.string().max(200),
  /** What the picture shows, for those who do not see it. */
  alt: z.string().trim().min(1).max(200),
  sortKey: SortKey,
})
export type GalleryItem = Readonly<z.infer<typeof GalleryItem>>

const indexes = [['sortKey', 'createdAt']] as const

/** Pictures of a professional, shown with the card. */
export const professionalGallery = collection({
  path: 'professionals/{uid}/gallery/{itemId}',
  schema: GalleryItem,
  policy: careerPolicy<GalleryItem>(),
  indexes,
})

/** Pictures of a chef, shown while the card is listed. */
export const chefGallery = collection({
  path: 'chefs/{uid}/gallery/{itemId}',
  schema: GalleryItem,
  policy: {
    ...ownList<GalleryItem>(({ related }) => related['card']?.['isListed'] === true),
    policyReads: ({ uid }): Readonly<Record<string, string>> =>
      uid === undefined ? {} : { card: `chefs/${uid}` },
  },
  indexes,
})

/** Pictures of a kitchen: managers choose them, strangers see them while the kitchen is listed. */
export const kitchenGallery = collection({
  path: 'kitchens/{kitchenId}/gallery/{itemId}',
  schema: GalleryItem,
  policy: {
    policyReads: (params, caller) => ({
      ...ownTeamDocument(params, caller),
      ...(params['kitchenId'] === undefined ? {} : { kitchen: `kitchens/${params['kitchenId']}` }),
    }),
    read: (context) => {
      const { isListed, state } = context.related['kitchen'] ?? {}
      return (isListed === true && state === 'active') || callerHasAccess(context, 'viewer')
    },
    create: (context, after) => isCreatedByCaller(context, after) && callerHasAccess(context, 'manager'),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) && callerHasAccess(context, 'manager'),
    delete: (context) => callerHasAccess(context, 'manager'),
  },
  indexes,
})
