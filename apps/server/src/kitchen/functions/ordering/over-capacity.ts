import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { supplierProfiles } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'

/** Whether the supplier has as many orders for a day as it can deliver. */
export async function isOverCapacity(
  scope: FunctionScope,
  { supplierId }: SupplierLink,
  wantedDay: string,
): Promise<boolean> {
  if (supplierId === undefined) return false
  const store = storeOf(scope)
  const profile = await store.load(supplierProfiles, { uid: supplierId })
  if (profile?.capacityPerDay === undefined) return false
  const thatDay = await store.find(orders, { params: {}, where: { supplierId, wantedDay } })
  return thatDay.filter(({ content }) => content.state !== 'cancelled').length >= profile.capacityPerDay
}
