import { decideInvoice as contract } from '@brigade/domain/ordering/delivery-functions.ts'
import { claims } from '@brigade/domain/ordering/claim.ts'
import { type Invoice, invoices } from '@brigade/domain/ordering/invoice.ts'
import { moveInvoice } from '@brigade/domain/ordering/move-invoice.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../store.ts'
import { memberOf } from '../team/caller-in-kitchen.ts'
import { type KnownOrder, needOrder, recordOrderEvent, takeOrderStep, tellSupplier } from './order-step.ts'

export const decideInvoice = defineFunction(
  contract,
  async ({ orderId, invoiceId, approve, words }, scope) => {
    const known = await needOrder(scope, orderId)
    const { kitchenId, state: orderState } = known.order
    const store = storeOf(scope)
    const invoice = await store.need(invoices, { orderId, invoiceId })
    const member = await memberOf(store, kitchenId, uidOf(scope))
    const moved = moveInvoice(invoice.state, { command: approve ? 'approve' : 'dispute', words }, member)
    if (!moved.ok) {
      if (moved.problem === 'role') refuse('PERMISSION_DENIED', 'role')
      refuse('FAILED_PRECONDITION', moved.problem, { state: invoice.state })
    }
    store.change(invoices, { orderId, invoiceId }, { state: moved.value, words })
    recordOrderEvent(scope, known, { kind: 'invoice decided', side: 'kitchen', words, to: orderState })
    if (approve) return { state: moved.value }
    return { state: moved.value, claimId: await dispute(scope, known, { invoice, words }) }
  },
)

/** A disputed invoice is a claim about its lines, and the order is disputed (product, E34b). */
async function dispute(
  scope: FunctionScope,
  known: KnownOrder,
  { invoice, words }: { readonly invoice: Invoice; readonly words: string },
): Promise<string> {
  const { kitchenId, supplierId } = known.order
  const claimId = scope.newId()
  const asked = Object.entries(invoice.lines).filter(([, { packs }]) => packs > 0)
  storeOf(scope).create(
    claims,
    { orderId: known.orderId, claimId },
    {
      kitchenId,
      ...(supplierId !== undefined && { supplierId }),
      lines: Object.fromEntries(asked.map(([id, { packs }]) => [id, { packs, wrong: 'price' as const }])),
      photos: [],
      wish: 'credit',
      words,
      openedBy: 'kitchen',
      state: 'open',
    },
  )
  await takeOrderStep(scope, known, { command: 'dispute', kind: 'claim opened', side: 'kitchen', words })
  await tellSupplier(scope, known, 'claim opened')
  return claimId
}
