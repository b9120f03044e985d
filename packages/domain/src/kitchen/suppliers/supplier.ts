import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { IngredientCategory } from '../../food/ingredients/ingredient-category.ts'
import { Price } from '../../core/money/money.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { CutOffTerm, MinimumTerm } from './supplier-terms.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Zone } from '../../core/time/zone.ts'
import { Country, HttpsUrl } from '../../core/geo/address.ts'
import { Handle } from '../../people/handles/handle.ts'
import { CompanyName } from '../../core/text/names.ts'
import { isOwn, ownDocument } from '../../access/roles/own-document.ts'
import { Phone } from '../../core/text/phone.ts'
import { callerHasStaffRole, ownStaffDocument } from '../../access/roles/supplier-staff.ts'

/** The public card of a supplier (product, E07). The document's id is its owner's. */
export const Supplier = z.strictObject({
  ...commonFields,
  companyName: CompanyName,
  /** Given by `claimHandle`. */
  handle: Handle.optional(),
  logo: FileId.optional(),
  categories: z.array(IngredientCategory).min(1).max(10),
  /** Where it delivers; a country without region means all of it. */
  regions: z
    .array(z.strictObject({ country: Country, region: z.string().trim().max(80).optional() }))
    .max(50),
  shortBio: z.string().max(300),
  longBio: z.string().max(3000),
  website: HttpsUrl.optional(),
  /** Rounded to two decimals, see `roundedPoint`. */
  near: GeoPoint.optional(),
  /** Weekdays on which it delivers, 1 = Monday to 7 = Sunday. */
  deliveryDays: z.array(z.int().min(1).max(7)).max(7),
  /** Whether kitchens may ask to buy; true unless changed. */
  isTakingKitchens: z.boolean(),
  /** Set by a moderator. */
  isVerified: z.boolean(),
})
export type Supplier = Readonly<z.infer<typeof Supplier>>

/** The terms of a supplier, read by its staff (product, E07). Linked kitchens get a copy with their link. */
export const SupplierProfile = z.strictObject({
  ...commonFields,
  /** Where orders arrive. */
  orderEmail: z.email().max(254),
  phone: Phone.optional(),
  /** In which cut-off and days are meant. */
  zone: Zone,
  /** Until when an order must be in: a wall-clock time, so many days before delivery. */
  cutOff: CutOffTerm,
  minimumOrder: MinimumTerm.optional(),
  /** What each delivery costs. */
  fee: Price.optional(),
  /** Days without delivery. */
  holidays: z.array(LocalDate).max(100),
  /** Orders it can deliver on one day; absent when there is no limit. */
  capacityPerDay: z.int().min(1).max(10_000).optional(),
})
export type SupplierProfile = Readonly<z.infer<typeof SupplierProfile>>

/** Public cards of suppliers; handle and verification are the server's. */
export const suppliers = collection({
  path: 'suppliers/{uid}',
  mostListed: MOST_PUBLIC,
  schema: Supplier,
  policy: ownDocument<Supplier>(() => true, ['handle', 'isVerified']),
  indexes: [['companyName'], ['categories[]']],
})

/** Private companions of the supplier cards: the staff reads them, the owner writes them. */
export const supplierProfiles = collection({
  path: 'supplier-profiles/{uid}',
  schema: SupplierProfile,
  policy: {
    policyReads: ({ uid }, caller) => ownStaffDocument({ supplierId: uid }, caller),
    read: (context) => isOwn(context) || callerHasStaffRole(context, 'viewer'),
    create: (context, after) => isOwn(context) && isCreatedByCaller(context, after),
    change: (context, before, after) => isOwn(context) && isChangedByCaller(context, before, after),
    delete: () => false,
  },
})
