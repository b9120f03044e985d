import { orders } from '@brigade/domain/ordering/order.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../store.ts'
import { hashOfToken } from '../link-token.ts'
import type { KnownOrder } from './order-step.ts'

/** The order that a link's token opens; refuses with `gone` when there is none. */
export async function orderByToken(scope: FunctionScope, token: string): Promise<KnownOrder> {
  const where = { confirmTokenHash: hashOfToken(token) }
  const [found] = await storeOf(scope).find(orders, { params: {}, where, limit: 1 })
  if (found === undefined) refuse('NOT_FOUND', 'gone')
  return { orderId: found.id, order: found.content }
}
