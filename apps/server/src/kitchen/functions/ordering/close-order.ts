import { closeOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { needOrder, takeOrderStep, tellSupplier } from './order-step.ts'

export const closeOrder = defineFunction(contract, async ({ orderId, reason = '' }, scope) => {
  const known = await needOrder(scope, orderId)
  await needGrant(scope, known.order.kitchenId, 'orders')
  const isPart = known.order.state === 'part-received'
  const kind = isPart ? 'rest closed' : 'closed'
  const state = await takeOrderStep(scope, known, {
    command: isPart ? 'closeRest' : 'close',
    kind,
    side: 'kitchen',
    words: reason,
  })
  await tellSupplier(scope, known, kind)
  return { state }
})
