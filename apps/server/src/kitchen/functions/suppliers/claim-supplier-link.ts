import { claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import { orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import { orderLines, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { claimSupplierLink as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { orderByToken } from '../ordering/order-by-token.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { linkSteps } from './link-steps.ts'
import { tellBuyers } from './order-parties.ts'

export const claimSupplierLink = defineFunction(contract, async ({ token }, scope) => {
  const store = storeOf(scope)
  const { orderId, order } = await orderByToken(scope, token)
  const { kitchenId, linkId } = order
  const supplierId = uidOf(scope)
  const supplier = await store.need(suppliers, { uid: supplierId })
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  const noted = { supplierId, name: supplier.companyName }
  const state = await needStep(scope, linkSteps, {
    params: { kitchenId, linkId },
    before: link,
    move: { command: 'claim', side: 'supplier', noted },
  })
  store.change(orders, { orderId }, { supplierId })
  // What is below an order repeats its sides, so that the new staff may read it.
  for (const line of await store.find(orderLines, { params: { orderId } }))
    store.change(orderLines, { orderId, lineId: line.id }, { supplierId })
  for (const claim of await store.find(claims, { params: { orderId } }))
    store.change(claims, { orderId, claimId: claim.id }, { supplierId })
  for (const event of await store.find(orderEvents, { params: { orderId } }))
    store.change(orderEvents, { orderId, eventId: event.id }, { supplierId })
  await tellBuyers(scope, kitchenId, {
    kind: 'link-answered',
    thing: `kitchens/${kitchenId}/supplier-links/${linkId}`,
    values: { supplier: supplier.companyName, answer: state, sentence: '' },
  })
  return { kitchenId, linkId, state }
})
