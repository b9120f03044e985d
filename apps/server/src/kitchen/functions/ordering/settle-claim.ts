import { type Claim, claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import { settleClaim as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import { moveClaim, offeringSide } from '@brigade/domain/kitchen/ordering/move-claim.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needOrderSide } from '../suppliers/order-parties.ts'
import {
  type KnownOrder,
  needCurrencyOf,
  needOrder,
  recordOrderEvent,
  takeOrderStep,
  tellOtherSide,
} from './order-step.ts'

export const settleClaim = defineFunction(contract, async ({ orderId, claimId, settlement }, scope) => {
  const known = await needOrder(scope, orderId)
  const { order } = known
  const side = await needOrderSide(scope, order)
  const store = storeOf(scope)
  const claim = await store.need(claims, { orderId, claimId })
  const moved = moveClaim(claim, settlement.kind, side)
  if (!moved.ok) throwRefusal('FAILED_PRECONDITION', moved.problem, { state: claim.state })
  if (settlement.kind === 'agree') {
    store.change(claims, { orderId, claimId }, { state: moved.value })
    return { claim: moved.value, order: await settle(scope, known, { claimId, side }) }
  }
  const { credit } = settlement
  needCurrencyOf(known, credit)
  const offeredBy = offeringSide(side, order)
  store.change(claims, { orderId, claimId }, { state: moved.value, credit, offeredBy })
  recordOrderEvent(scope, known, { kind: 'credit offered', side: offeredBy, to: order.state })
  await tellOtherSide(scope, known, side, 'credit offered')
  return { claim: moved.value, order: order.state }
})

/** With its last claim an order is settled, and with it the invoices that were disputed (product, E34b). */
async function settle(
  scope: FunctionScope,
  known: KnownOrder,
  { claimId, side }: { readonly claimId: string; readonly side: LinkSide },
): Promise<OrderState> {
  const { orderId, order } = known
  const store = storeOf(scope)
  const isOpen = ({ id, content }: { readonly id: string; readonly content: Claim }) =>
    id !== claimId && content.state !== 'settled'
  const isLast = !(await store.find(claims, { params: { orderId } })).some(isOpen)
  await tellOtherSide(scope, known, side, 'claim settled')
  if (!isLast) {
    recordOrderEvent(scope, known, { kind: 'claim settled', side, to: order.state })
    return order.state
  }
  const disputed = await store.find(invoices, { params: { orderId }, where: { state: 'disputed' } })
  for (const { id: invoiceId } of disputed)
    store.change(invoices, { orderId, invoiceId }, { state: 'settled' })
  return takeOrderStep(scope, known, { command: 'settle', kind: 'claim settled', side })
}
