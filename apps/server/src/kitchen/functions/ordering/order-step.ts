import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { orderEvents, type OrderEvent } from '@brigade/domain/kitchen/ordering/order-event.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import {
  moveOrder,
  type OrderCommand,
  type OrderRefusal,
  type OrderState,
} from '@brigade/domain/kitchen/ordering/order-state.ts'
import { type Order, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { tellBuyers, tellSales, worksOnOrder } from '../suppliers/order-parties.ts'

/** An order with its id; one that is just being made has nobody's name under it yet. */
export interface KnownOrder {
  readonly orderId: string
  readonly order: Omit<Order, keyof CommonFields>
}

/** One step of an order: which, by whom, and what the other side reads. */
export interface OrderStep {
  readonly command: OrderCommand
  readonly side: OrderEvent['side']
  readonly kind: OrderEvent['kind']
  readonly words?: string
  readonly hasSupplierAgreed?: boolean
}

const reasonOf: Readonly<Record<OrderRefusal, string>> = {
  state: 'state',
  reason: 'reason-needed',
  'ask-supplier': 'after-cut-off',
  'too-early': 'state',
}

/**
 * The order with this id, for whoever works on one of its sides. Refuses everybody else with `gone`, as when there is none:
 * the ids of a kitchen's orders are counted.
 */
export async function needOrder(scope: FunctionScope, orderId: string): Promise<KnownOrder> {
  const order = await storeOf(scope).need(orders, { orderId })
  if (!(await worksOnOrder(scope, order))) throwRefusal('NOT_FOUND', 'gone')
  return { orderId, order }
}

/** Ends the call when a sum is in another currency than the order. */
export function needCurrencyOf({ order }: KnownOrder, sum: Money | undefined): void {
  if (sum !== undefined && sum.currency !== order.currency) throwRefusal('INVALID_ARGUMENT', 'currency')
}

/** The calendar day where the supplier is. */
export async function todayOfSupplier(
  scope: FunctionScope,
  { kitchenId, linkId }: Pick<Order, 'kitchenId' | 'linkId'>,
): Promise<string> {
  const { zone } = await storeOf(scope).need(supplierLinks, { kitchenId, linkId })
  return localDateAndTime(msFromTimestamp(scope.now), zone).date
}

/** Takes a step (rule OR10): the new state and the entry in the order's history. */
export async function takeOrderStep(
  scope: FunctionScope,
  known: KnownOrder,
  step: OrderStep,
): Promise<OrderState> {
  const { orderId, order } = known
  const { command, words = '', hasSupplierAgreed = false } = step
  const today = await todayOfSupplier(scope, order)
  const moved = moveOrder(order, { command, now: scope.now, today, reason: words, hasSupplierAgreed })
  if (!moved.ok) throwRefusal('FAILED_PRECONDITION', reasonOf[moved.problem], { state: order.state })
  storeOf(scope).change(orders, { orderId }, { state: moved.value, stateSince: scope.now })
  recordOrderEvent(scope, known, { ...step, to: moved.value })
  return moved.value
}

/** Writes one entry of an order's history. */
export function recordOrderEvent(
  scope: FunctionScope,
  { orderId, order }: KnownOrder,
  { kind, side, words = '', to }: Pick<OrderStep, 'kind' | 'side' | 'words'> & { readonly to: OrderState },
): void {
  const { kitchenId, supplierId, state } = order
  storeOf(scope).create(
    orderEvents,
    { orderId, eventId: scope.newId() },
    {
      kitchenId,
      ...(supplierId !== undefined && { supplierId }),
      kind,
      side,
      at: scope.now,
      from: state,
      to,
      words,
    },
  )
}

/** Tells the supplier's sales people where an order stands. */
export async function tellSupplier(
  scope: FunctionScope,
  { orderId, order }: KnownOrder,
  said: OrderEvent['kind'],
): Promise<void> {
  if (order.supplierId === undefined) return
  await tellSales(scope, order.supplierId, {
    kind: 'order-moved',
    thing: `orders/${orderId}/supplier`,
    values: { company: order.kitchenName, number: order.number, said: asWord(said) },
  })
}

/** Tells those of the kitchen who order what the supplier said. */
export async function tellKitchen(
  scope: FunctionScope,
  { orderId, order }: KnownOrder,
  answer: OrderState | OrderEvent['kind'],
): Promise<void> {
  await tellBuyers(scope, order.kitchenId, {
    kind: 'order-answered',
    thing: `orders/${orderId}/${order.kitchenId}`,
    values: { supplier: order.supplierName, number: order.number, answer: asWord(answer) },
  })
}

/** Tells the other side than the one that did something. */
export async function tellOtherSide(
  scope: FunctionScope,
  known: KnownOrder,
  by: LinkSide,
  said: OrderEvent['kind'],
): Promise<void> {
  await (by === 'kitchen' ? tellSupplier(scope, known, said) : tellKitchen(scope, known, said))
}

/** The sentences of a notice are told apart by one word. */
function asWord(said: string): string {
  return said.replaceAll(/[ -]/gu, '_')
}
