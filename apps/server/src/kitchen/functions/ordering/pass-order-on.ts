import { passOrderOn as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { hashOfToken, newToken } from '../../../core/functions/link-token.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { needOrder } from './order-steps.ts'
import { queueOrderMail } from './queue-order-mail.ts'

export const passOrderOn = defineFunction(contract, async ({ orderId, by }, scope) => {
  const store = storeOf(scope)
  const { order } = await needOrder(scope, orderId)
  const { kitchenId, linkId, channel } = order
  await needGrant(scope, kitchenId, 'orders')
  if (channel === 'account') throwRefusal('FAILED_PRECONDITION', 'has-account')
  const token = newToken()
  const confirmTokenHash = hashOfToken(token)
  if (by === 'hand') {
    store.change(orders, { orderId }, { confirmTokenHash, passedOnAt: scope.now })
    return { token }
  }
  const { orderEmail } = await store.need(supplierLinks, { kitchenId, linkId })
  if (orderEmail === undefined) throwRefusal('FAILED_PRECONDITION', 'no-address')
  const mail = await queueOrderMail(scope, { kitchenId, orderId, token, to: orderEmail })
  store.change(orders, { orderId }, { confirmTokenHash, channel: 'e-mail', mail })
  return { token }
})
