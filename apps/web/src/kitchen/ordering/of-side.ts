import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import type { QueryWish } from '../../lib/reading/use-query.ts'

/** Asks for what one side of an order may read of it. */
export function ofSide({ kitchenId, supplierId }: Order, side: LinkSide): QueryWish {
  return {
    where: side === 'kitchen' ? [['kitchenId', '==', kitchenId]] : [['supplierId', '==', supplierId]],
  }
}

/** The name of one side, as it was when the order was sent. */
export function nameOfSide({ kitchenName, supplierName }: Order, side: LinkSide): string {
  return side === 'kitchen' ? kitchenName : supplierName
}
