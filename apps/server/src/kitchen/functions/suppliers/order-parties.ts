import { type AccessRole, type Grant, hasAccess, hasGrant } from '@brigade/domain/access/roles/access.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { hasStaffRole, type StaffRole, supplierStaff } from '@brigade/domain/access/roles/supplier-staff.ts'
import type { OrderParties } from '@brigade/domain/access/roles/order-policy.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type Notice, notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { memberOf, needAccess } from '../../../access/caller-in-kitchen.ts'

/** Whether the caller works for the supplier in this role or a higher one. */
export async function isStaff(
  scope: FunctionScope,
  supplierId: string,
  atLeast: StaffRole,
): Promise<boolean> {
  const place = await storeOf(scope).load(supplierStaff, { supplierId, uid: uidOf(scope) })
  return hasStaffRole(place, atLeast)
}

/** Ends the call unless the caller sells for the supplier. */
export async function needSales(scope: FunctionScope, supplierId: string): Promise<void> {
  if (!(await isStaff(scope, supplierId, 'sales')))
    throwRefusal('PERMISSION_DENIED', 'role', { needed: 'sales' })
}

/** Ends the call unless the caller has the grant in the kitchen. */
export async function needGrant(scope: FunctionScope, kitchenId: string, grant: Grant): Promise<void> {
  const member = await memberOf(storeOf(scope), kitchenId, uidOf(scope))
  if (!hasGrant(member, grant)) throwRefusal('PERMISSION_DENIED', 'role', { needed: grant })
}

/** Ends the call unless the caller may speak for this side of a link. */
export async function needSide(
  scope: FunctionScope,
  side: LinkSide,
  { kitchenId, supplierId }: { readonly kitchenId: string; readonly supplierId: string | undefined },
): Promise<void> {
  const atLeast: AccessRole = 'lead'
  if (side === 'kitchen') await needAccess(storeOf(scope), kitchenId, { uid: uidOf(scope), atLeast })
  else if (supplierId === undefined) throwRefusal('PERMISSION_DENIED', 'role')
  else await needSales(scope, supplierId)
}

/** Whether the caller works on either side of an order, with or without a say in it. */
export async function worksOnOrder(
  scope: FunctionScope,
  { kitchenId, supplierId }: OrderParties,
): Promise<boolean> {
  if (hasAccess(await memberOf(storeOf(scope), kitchenId, uidOf(scope)), 'viewer')) return true
  return supplierId !== undefined && isStaff(scope, supplierId, 'viewer')
}

/** Which side of an order the caller speaks for; ends the call of anybody else. */
export async function needOrderSide(
  scope: FunctionScope,
  { kitchenId, supplierId }: OrderParties,
): Promise<LinkSide> {
  if (supplierId !== undefined && (await isStaff(scope, supplierId, 'sales'))) return 'supplier'
  await needGrant(scope, kitchenId, 'orders')
  return 'kitchen'
}

/** Tells everybody who sells for a supplier. */
export async function tellSales(scope: FunctionScope, supplierId: string, notice: Notice): Promise<void> {
  const staff = await storeOf(scope).find(supplierStaff, { params: { supplierId } })
  for (const { id, content } of staff) if (content.role !== 'viewer') notify(scope, id, notice)
}

/** Tells everybody who orders for a kitchen. */
export async function tellBuyers(scope: FunctionScope, kitchenId: string, notice: Notice): Promise<void> {
  const team = await storeOf(scope).find(teamMembers, { params: { kitchenId }, where: { state: 'active' } })
  for (const { id, content } of team) {
    if (hasGrant(content, 'orders') && hasAccess(content, 'viewer')) notify(scope, id, notice)
  }
}
