import { type Order, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** Orders of the last months; older ones are closed. */
const SHOWN = 200

/** What kitchens ordered of a supplier, kept up to date. */
export function useSupplierOrders(supplierId: string): Loadable<readonly StoredDocument<Order>[]> {
  return useQuery(orders, {}, { where: [['supplierId', '==', supplierId]], limit: SHOWN })
}
