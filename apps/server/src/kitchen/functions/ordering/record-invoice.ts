import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { recordInvoice as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import { matchedLine } from '@brigade/domain/kitchen/ordering/matched-line.ts'
import { highestVat } from '@brigade/domain/kitchen/ordering/invoice-vat.ts'
import { goodsValue } from '@brigade/domain/kitchen/ordering/minimum-order.ts'
import { matchInvoice } from '@brigade/domain/kitchen/ordering/match-invoice.ts'
import { orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { needOrder, recordOrderEvent } from './order-steps.ts'

export const recordInvoice = defineFunction(contract, async ({ orderId, requestId: _, ...said }, scope) => {
  const known = await needOrder(scope, orderId)
  const { kitchenId, supplierId, linkId, state } = known.order
  const store = storeOf(scope)
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'lead' })
  await needGrant(scope, kitchenId, 'orders')
  const lines = await store.find(orderLines, { params: { orderId } })
  const matched = lines.flatMap(({ id, content }) => {
    const invoiced = said.lines[id]
    return invoiced === undefined ? [] : [{ lineId: id, ...matchedLine(content, invoiced) }]
  })
  if (matched.length !== Object.keys(said.lines).length) throwRefusal('INVALID_ARGUMENT', 'line')
  const goods = goodsValue(Object.values(said.lines), said.net.currency)
  if (goods.minor !== said.net.minor || said.net.minor + said.vat.minor !== said.gross.minor)
    throwRefusal('INVALID_ARGUMENT', 'sum')

  const where = { kitchenId, ...(supplierId === undefined ? {} : { supplierId }) }
  const booked = await store.find(invoices, { where })
  const sameSupplier = supplierId === undefined ? booked.filter(({ path }) => path.includes(orderId)) : booked
  const { priceTolerance } = await store.need(kitchenSettings, { kitchenId, settingsId: 'main' })
  const verdict = matchInvoice(
    { number: said.number, lines: matched },
    sameSupplier.map(({ content }) => content.number),
    priceTolerance,
  )
  if (verdict.kind === 'duplicate') throwRefusal('ALREADY_EXISTS', 'duplicate-number', { linkId })
  const invoiceId = scope.newId()
  store.create(
    invoices,
    { orderId, invoiceId },
    { kitchenId, ...(supplierId !== undefined && { supplierId }), ...said, state: 'open', words: '' },
  )
  recordOrderEvent(scope, known, { kind: 'invoice recorded', side: 'kitchen', to: state })
  const isVatDoubtful = highestVat(said, known.order.totals) !== undefined
  return { invoiceId, verdict: verdict.kind === 'pay' && isVatDoubtful ? 'exception' : verdict.kind }
})
