import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { Allergens, namedAllergenConflicts, NamedAllergens } from '../../food/allergens/allergens.ts'
import { Gtin } from '../../food/ingredients/gtin.ts'
import { IngredientCategory } from '../../food/ingredients/ingredient-category.ts'
import { Pack } from '../../food/ingredients/price-line.ts'
import { callerHasGrant, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { Price } from '../../core/money/money.ts'
import { callerHasStaffRole, ownStaffDocument } from '../../access/roles/supplier-staff.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** What changes of a product in a supplier's catalogue must be announced to the kitchens that use it (rule AL7). */
export const announcedFields = { pack: Pack, allergens: Allergens, namedAllergens: NamedAllergens }

/** One product in a supplier's catalogue, without its price (product, E32). */
export const CatalogueLine = z
  .strictObject({
    ...commonFields,
    /** The shared ingredient it is; null once that is gone. */
    ingredientId: DocumentId.nullish(),
    category: IngredientCategory,
    name: z.string().trim().min(2).max(100),
    brand: z.string().trim().min(1).max(80).optional(),
    /** The supplier's number for it. */
    code: z.string().trim().min(1).max(60).optional(),
    gtin: Gtin.optional(),
    ...announcedFields,
    /** Never deleted, only unavailable, because old orders name it; true unless set. */
    isAvailable: z.boolean(),
    /** Days between order and delivery at the least; 1 unless set. */
    leadDays: z.int().min(0).max(365),
    season: z.string().trim().min(1).max(80).optional(),
    origin: z.string().trim().min(1).max(80).optional(),
    specDocument: FileId.optional(),
    /** When pack, allergens or specification changed last. */
    changedAt: Timestamp,
  })
  .refine((line) => namedAllergenConflicts(line).length === 0, {
    path: ['namedAllergens'],
    message: 'names a cereal or nut whose group does not say so',
  })
export type CatalogueLine = Readonly<z.infer<typeof CatalogueLine>>

/** The price document that holds for every kitchen without one of its own. */
export const DEFAULT_PRICE = 'default'

/** What one pack costs (product, E32). The id is `default`, or the supplier link the price was agreed with. */
export const CataloguePrice = z.strictObject({
  ...commonFields,
  /** Without VAT. */
  price: Price,
  validFrom: LocalDate,
  /** The kitchen of the link; absent from the default. */
  kitchenId: DocumentId.optional(),
})
export type CataloguePrice = Readonly<z.infer<typeof CataloguePrice>>

const ANNOUNCED = [...Object.keys(announcedFields), 'specDocument', 'changedAt']

const isSales = (context: PolicyContext): boolean => callerHasStaffRole(context, 'sales')

/** Catalogues are public, without prices. Sales writes them; what has to be announced changes by function only. */
export const catalogueLines = collection<CatalogueLine>({
  path: 'suppliers/{supplierId}/catalogue/{lineId}',
  schema: CatalogueLine,
  policy: {
    policyReads: (params, caller) => ownStaffDocument(params, caller),
    read: () => true,
    create: (context, after) => isSales(context) && isCreatedByCaller(context, after),
    change: (context, before, after) =>
      isSales(context) &&
      isChangedByCaller(context, before, after) &&
      changedFields(before, after).every((field) => !ANNOUNCED.includes(field)),
    delete: () => false,
  },
  indexes: [['category', 'name'], ['ingredientId'], ['gtin'], ['isAvailable', 'name']],
  references: [{ field: 'ingredientId', to: 'ingredients/{value}', onDelete: 'detach' }],
})

/** The default names no kitchen; any other price names the kitchen of a link to this very supplier. */
function isForItsLink({ params, related }: PolicyContext, { kitchenId }: CataloguePrice): boolean {
  if (params['priceId'] === DEFAULT_PRICE) return kitchenId === undefined
  return kitchenId !== undefined && related['link']?.['supplierId'] === params['supplierId']
}

/**
 * Prices: the staff reads all, a linked kitchen the one agreed with it. The default reaches a kitchen as its own price
 * line, so that no stranger reads it.
 */
export const cataloguePrices = collection<CataloguePrice>({
  path: 'suppliers/{supplierId}/catalogue/{lineId}/prices/{priceId}',
  schema: CataloguePrice,
  policy: {
    policyReads: (params, caller, known) => ({
      ...ownStaffDocument(params, caller),
      ...(known.kitchenId !== undefined && {
        ...ownTeamDocument({ kitchenId: known.kitchenId }, caller),
        link: `kitchens/${known.kitchenId}/supplier-links/${idIn(params, 'priceId')}`,
      }),
    }),
    read: (context, known) =>
      callerHasStaffRole(context, 'viewer') ||
      (known.kitchenId !== undefined && callerHasGrant(context, 'costs')),
    create: (context, after) =>
      isSales(context) && isCreatedByCaller(context, after) && isForItsLink(context, after),
    change: (context, before, after) =>
      isSales(context) && isChangedByCaller(context, before, after) && after.kitchenId === before.kitchenId,
    delete: (context) => isSales(context) && context.params['priceId'] !== DEFAULT_PRICE,
  },
})
