import { documentPath } from '@brigade/contract/path.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { cutOffAt } from '@brigade/domain/kitchen/ordering/cut-off.ts'
import type { sendOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { type Order, orderLines, orderNumber, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import type * as z from 'zod'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { hashOfToken, newToken } from '../../../core/functions/link-token.ts'
import { tellSales } from '../suppliers/order-parties.ts'
import { type KnownOrder, recordOrderEvent } from './order-steps.ts'
import type { PricedLine } from './priced-lines.ts'
import { queueOrderMail } from './queue-order-mail.ts'

type Input = z.infer<typeof sendOrder.input>

interface Ready extends Pick<Order, 'totals' | 'currency'> {
  readonly link: SupplierLink
  readonly lines: readonly PricedLine[]
}

/** Stores an order that nothing speaks against, empties its basket and tells the supplier. */
export async function placeOrder(
  scope: FunctionScope,
  { kitchenId, linkId, wantedDay, note }: Input,
  { link, lines, totals, currency }: Ready,
) {
  const store = storeOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const number = await nextNumber(scope, kitchenId)
  // Two orders at once cannot have one number: the second finds this id taken.
  const orderId = `${kitchenId}_${number}`
  const { supplierId, cutOff, zone, deliveryDays } = link
  const token = supplierId === undefined ? newToken() : undefined
  const { orderEmail } = link
  const mail =
    token === undefined || orderEmail === undefined
      ? undefined
      : await queueOrderMail(scope, { kitchenId, orderId, token, to: orderEmail })
  const order: KnownOrder['order'] = {
    kitchenId,
    ...(supplierId !== undefined && { supplierId }),
    linkId,
    number,
    kitchenName: kitchen.name,
    supplierName: link.name,
    wantedDay,
    ...(cutOff !== undefined && { cutOffAt: cutOffAt(wantedDay, { ...deliveryDays, zone, cutOff }) }),
    currency,
    totals,
    note,
    sentBy: uidOf(scope),
    sentAt: scope.now,
    channel: supplierId !== undefined ? 'account' : orderEmail === undefined ? 'print' : 'e-mail',
    ...(mail !== undefined && { mail }),
    ...(token !== undefined && { confirmTokenHash: hashOfToken(token) }),
    state: 'sent',
    stateSince: scope.now,
  }
  store.create(orders, { orderId }, order)
  storeLines(scope, orderId, { order, lines })
  recordOrderEvent(scope, { orderId, order }, { kind: 'sent', side: 'kitchen', to: 'sent' })
  scope.tx.delete(documentPath(baskets, { kitchenId, linkId }))
  if (supplierId !== undefined)
    await tellSales(scope, supplierId, {
      kind: 'order-sent',
      thing: `orders/${orderId}/supplier`,
      values: { kitchen: kitchen.name, number },
    })
  return { sent: true as const, orderId, number, ...(token !== undefined && { token }) }
}

/** One more than the kitchen's newest order. */
async function nextNumber(scope: FunctionScope, kitchenId: string): Promise<string> {
  const newest = { where: { kitchenId }, orderBy: '-number', limit: 1 } as const
  const [order] = await storeOf(scope).find(orders, newest)
  const last = order?.content.number ?? orderNumber(0)
  return orderNumber(Number(last.slice('PO-'.length)) + 1)
}

function storeLines(
  scope: FunctionScope,
  orderId: string,
  {
    order: { kitchenId, supplierId },
    lines,
  }: { readonly order: Pick<Order, 'kitchenId' | 'supplierId'>; readonly lines: readonly PricedLine[] },
): void {
  for (const { priceLineId, lineId, name, code, pack, packs, price, note } of lines) {
    storeOf(scope).create(
      orderLines,
      { orderId, lineId: scope.newId() },
      {
        kitchenId,
        ...(supplierId !== undefined && { supplierId }),
        priceLineId,
        lineId,
        name,
        ...(code !== undefined && { code }),
        pack,
        packs,
        price,
        note,
        receivedPacks: 0,
      },
    )
  }
}
