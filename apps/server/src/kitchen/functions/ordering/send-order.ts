import type * as z from 'zod'
import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { checkSending } from '@brigade/domain/kitchen/ordering/check-sending.ts'
import { type OrderWarning, sendOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import { takesOrders } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { placeOrder } from './place-order.ts'
import { needPricedLines } from './priced-lines.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { supplierProfiles } from '@brigade/domain/kitchen/suppliers/supplier.ts'

/** Whether the supplier has as many orders for a day as it can deliver. */
async function isOverCapacity(
  scope: FunctionScope,
  { supplierId }: SupplierLink,
  wantedDay: string,
): Promise<boolean> {
  if (supplierId === undefined) return false
  const store = storeOf(scope)
  const profile = await store.load(supplierProfiles, { uid: supplierId })
  if (profile?.capacityPerDay === undefined) return false
  const thatDay = await store.find(orders, { params: {}, where: { supplierId, wantedDay } })
  return thatDay.filter(({ content }) => content.state !== 'cancelled').length >= profile.capacityPerDay
}

type Input = z.infer<typeof contract.input>

export const sendOrder = defineFunction(contract, async (input, scope) => {
  const { kitchenId, linkId } = input
  await needGrant(scope, kitchenId, 'orders')
  const store = storeOf(scope)
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  if (!takesOrders(link.state)) throwRefusal('FAILED_PRECONDITION', 'not-linked', { state: link.state })
  const { currency } = await store.need(kitchenSettings, { kitchenId, settingsId: 'main' })
  const lines = await needPricedLines(scope, { kitchenId, linkId, link }, input.lines)
  const totals = orderTotals(lines, { currency, fee: link.fee })
  if (!isSame(totals, input.seenTotals)) throwRefusal('ABORTED', 'price-changed', { lines: [] })

  const warnings = await warningsOf(scope, input, { link, goods: totals.net })
  if (warnings.length > 0) return { sent: false as const, warnings: [...warnings] }
  return placeOrder(scope, input, { link, lines, totals, currency })
})

type Totals = ReturnType<typeof orderTotals>

/** What a flexible supplier has still to be asked; a strict rule refuses. */
async function warningsOf(
  scope: FunctionScope,
  { wantedDay, accept }: Input,
  { link, goods }: { readonly link: SupplierLink; readonly goods: Totals['net'] },
): Promise<readonly OrderWarning[]> {
  const checked = checkSending({ wantedDay, goods, now: scope.now, accept }, link)
  if (!checked.ok) {
    const { kind, ...named } = checked.problem
    throwRefusal('FAILED_PRECONDITION', kind, named)
  }
  const isFull = !accept.includes('over-capacity') && (await isOverCapacity(scope, link, wantedDay))
  return isFull ? [...checked.value, 'over-capacity'] : checked.value
}
