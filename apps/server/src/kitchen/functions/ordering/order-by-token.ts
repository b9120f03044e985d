import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { QueryScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { readerOf } from '../../../core/functions/store.ts'
import { hashOfToken } from '../../../core/functions/link-token.ts'
import type { StoredOrder } from './order-steps.ts'

/** The order that a link's token opens; refuses with `gone` when there is none. */
export async function orderByToken(scope: QueryScope, token: string): Promise<StoredOrder> {
  const where = { confirmTokenHash: hashOfToken(token) }
  const [found] = await readerOf(scope).find(orders, { params: {}, where, limit: 1 })
  if (found === undefined) throwRefusal('NOT_FOUND', 'gone')
  return { orderId: found.id, order: found.content }
}
