import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DisplayName } from '../../core/text/names.ts'

/** What a person may do for a supplier, lowest first; each has the rights of those before it (product, E07). */
const staffRoles = ['viewer', 'sales', 'owner'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

/** A person who works for a supplier. The document's id is the person's. */
export const SupplierStaff = z.strictObject({
  ...commonFields,
  uid: Uid,
  /** Name as the kitchens read it. */
  displayName: DisplayName,
  role: StaffRole,
})
export type SupplierStaff = Readonly<z.infer<typeof SupplierStaff>>

/** The `policyReads` of every document of a supplier: the caller's own place in its staff, under the name `staff`. */
export function ownStaffDocument(
  { supplierId }: { readonly supplierId?: string | undefined },
  caller: Caller,
): Readonly<Record<string, string>> {
  if (supplierId === undefined || caller.uid === null) return {}
  return { staff: `suppliers/${supplierId}/staff/${caller.uid}` }
}

/** Whether a place in the staff is this role or a higher one; no place is none. */
export function hasStaffRole(place: Pick<SupplierStaff, 'role'> | undefined, atLeast: StaffRole): boolean {
  return place !== undefined && staffRoles.indexOf(place.role) >= staffRoles.indexOf(atLeast)
}

/** Whether the caller works for the supplier in this role or a higher one; needs `ownStaffDocument`. */
export function callerHasStaffRole({ related }: PolicyContext, atLeast: StaffRole): boolean {
  const role = StaffRole.safeParse(related['staff']?.['role'])
  return role.success && hasStaffRole({ role: role.data }, atLeast)
}

const isOwners = ({ caller, params }: PolicyContext) =>
  caller.uid !== null && params['supplierId'] === caller.uid

/** The supplier's owner is `owner`, and nobody else is. */
function hasRightRole({ params }: PolicyContext, { uid, role }: SupplierStaff): boolean {
  return params['uid'] === uid && (role === 'owner') === (uid === params['supplierId'])
}

/**
 * The staff of a supplier, kept by its owner; everybody may leave but the owner. "Whom I work for" is the query over all
 * `staff` collections with `uid` = caller.
 */
export const supplierStaff = collection({
  path: 'suppliers/{supplierId}/staff/{uid}',
  schema: SupplierStaff,
  policy: {
    policyReads: (params, caller) => ownStaffDocument(params, caller),
    read: (context, known) =>
      (context.caller.uid !== null && known.uid === context.caller.uid) ||
      isOwners(context) ||
      callerHasStaffRole(context, 'viewer'),
    create: (context, after) =>
      isOwners(context) && isCreatedByCaller(context, after) && hasRightRole(context, after),
    change: (context, before, after) =>
      isOwners(context) && isChangedByCaller(context, before, after) && hasRightRole(context, after),
    delete: (context, before) =>
      before.role !== 'owner' && (isOwners(context) || before.uid === context.caller.uid),
  },
  indexes: [['uid', 'role']],
  groupIndexes: [['uid', 'role']],
})
