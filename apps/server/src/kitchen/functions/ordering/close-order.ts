import { closeOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { needOrder, stepOrder, tellSupplier } from './order-steps.ts'

export const closeOrder = defineFunction(contract, async ({ orderId, reason = '' }, scope) => {
  const known = await needOrder(scope, orderId)
  await needGrant(scope, known.order.kitchenId, 'orders')
  const isPart = orderLifecycle.isAllowed(known.order.state, 'closeRest')
  const kind = isPart ? 'rest closed' : 'closed'
  const state = await stepOrder(scope, known, {
    command: isPart ? 'closeRest' : 'close',
    kind,
    side: 'kitchen',
    words: reason,
    tell: () => tellSupplier(scope, known, kind),
  })
  return { state }
})
