import { decideInvoice as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { claimOfInvoice } from '@brigade/domain/kitchen/ordering/claim-of-invoice.ts'
import { type Invoice, invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import { moveInvoice } from '@brigade/domain/kitchen/ordering/move-invoice.ts'
import { orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { memberOf } from '../../../access/caller-in-kitchen.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { needOrder, recordOrderEvent, type StoredOrder } from './order-steps.ts'
import { startClaim } from './start-claim.ts'

export const decideInvoice = defineFunction(
  contract,
  async ({ orderId, invoiceId, approve, words }, scope) => {
    const known = await needOrder(scope, orderId)
    const { kitchenId, state: orderState } = known.order
    const store = storeOf(scope)
    const invoice = await store.need(invoices, { orderId, invoiceId })
    const member = await memberOf(store, kitchenId, uidOf(scope))
    const command = approve ? 'approve' : 'dispute'
    const moved = moveInvoice(invoice.state, { command, words }, member)
    if (!moved.ok) {
      if (moved.problem === 'role') throwRefusal('PERMISSION_DENIED', 'role')
      throwRefusal('FAILED_PRECONDITION', moved.problem, { state: invoice.state })
    }
    const state = await needStep(scope, invoiceSteps, {
      params: { orderId, invoiceId },
      before: invoice,
      move: { command, words },
    })
    recordOrderEvent(scope, known, { kind: 'invoice decided', side: 'kitchen', words, to: orderState })
    if (approve) return { state }
    return { state, claimId: await dispute(scope, known, { invoice, words }) }
  },
)

/** A disputed invoice is a claim about the lines that do not match, and the order is disputed (product, E34b). */
async function dispute(
  scope: FunctionScope,
  known: StoredOrder,
  { invoice, words }: { readonly invoice: Invoice; readonly words: string },
): Promise<string> {
  const store = storeOf(scope)
  const { orderId, order } = known
  const lines = await store.find(orderLines, { params: { orderId } })
  const { priceTolerance } = await store.need(kitchenSettings, {
    kitchenId: order.kitchenId,
    settingsId: 'main',
  })
  const byId = new Map(lines.map(({ id, content }) => [id, content]))
  const { claimId } = await startClaim(scope, known, {
    ...claimOfInvoice(invoice, byId, priceTolerance),
    photos: [],
    wish: 'credit',
    words,
    openedBy: 'kitchen',
  })
  return claimId
}
