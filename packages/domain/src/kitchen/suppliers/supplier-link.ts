import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { collection } from '@brigade/contract/collection.ts'
import { changedFields, changesOnly } from '../../core/documents/changed-fields.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { callerHasGrant, mayAdd, mayEdit, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { Phone } from '../../core/text/phone.ts'
import { callerHasStaffRole, ownStaffDocument } from '../../access/roles/supplier-staff.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { SUPPLIER_LINK_STATES } from './move-supplier-link.ts'
import { supplierTerms } from './supplier-terms.ts'

/** How a supplier has delivered so far. */
export const SupplierRating = z.strictObject({
  /** Deliveries on the wanted day, in percent. */
  onTimePct: z.number().min(0).max(100),
  /** Lines that came short, in percent. */
  shortPct: z.number().min(0).max(100),
  at: Timestamp,
})

/** A kitchen and a supplier that sells to it (product, E31). Both sides read it. */
export const SupplierLink = z
  .strictObject({
    ...commonFields,
    /** Absent for a supplier without an account. */
    supplierId: DocumentId.optional(),
    name: honestName(2, 80),
    /** Where orders go while the supplier has no account. */
    orderEmail: z.email().max(254).optional(),
    /** The kitchen's number in the supplier's books. */
    accountNumber: z.string().trim().min(1).max(60).optional(),
    contact: z.strictObject({ name: honestName(1, 80), phone: Phone.optional() }).optional(),
    ...supplierTerms,
    note: z.string().trim().max(1000),
    state: z.enum(SUPPLIER_LINK_STATES),
    ratingSnapshot: SupplierRating.optional(),
  })
  .refine(({ state, supplierId }) => (state === 'local') === (supplierId === undefined), {
    path: ['supplierId'],
    message: 'is given when, and only when, the supplier has an account',
  })
export type SupplierLink = Readonly<z.infer<typeof SupplierLink>>

/** Steps between the two sides, and what the server counts. */
const SERVER_FIELDS = ['state', 'supplierId', 'ratingSnapshot']
/** What a kitchen still writes once the supplier has an account; the terms are agreed by both. */
const KITCHENS_FIELDS = ['accountNumber', 'contact', 'note']

/**
 * Supplier links: those of the team who see costs read them, and the supplier's staff its own; leads and higher keep
 * suppliers without an account by hand. Nobody deletes one, because old orders name it.
 */
export const supplierLinks = collection<SupplierLink>({
  path: 'kitchens/{kitchenId}/supplier-links/{linkId}',
  schema: SupplierLink,
  policy: {
    policyReads: (params, caller, known) => ({
      ...ownTeamDocument(params, caller),
      ...ownStaffDocument({ supplierId: known.supplierId }, caller),
    }),
    read: (context) => callerHasGrant(context, 'costs') || callerHasStaffRole(context, 'viewer'),
    create: (context, after) =>
      mayAdd(context, after, 'lead') && after.state === 'local' && after.ratingSnapshot === undefined,
    change: (context, before, after) =>
      mayEdit(context, [before, after], 'lead') &&
      changedFields(before, after).every((field) => !SERVER_FIELDS.includes(field)) &&
      (before.state === 'local' || changesOnly(before, after, KITCHENS_FIELDS)),
    delete: () => false,
  },
  indexes: [
    ['state', 'name'],
    ['supplierId', 'state'],
  ],
  groupIndexes: [['supplierId', 'state']],
})
