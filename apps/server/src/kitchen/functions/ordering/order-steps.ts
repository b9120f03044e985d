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
import { needStep, orReason, type Step, type StepRules } from '../../../core/functions/take-step.ts'
import { tellBuyers, tellSales, worksOnOrder } from '../suppliers/order-parties.ts'

/** An order with its id; one that is just being made has nobody's name under it yet. */
export interface KnownOrder {
  readonly orderId: string
  readonly order: Omit<Order, keyof CommonFields>
}

/** An order that is stored. */
export interface StoredOrder extends KnownOrder {
  readonly order: Order
}

/** A move of an order: which, by whom, and what the other side reads. */
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

/** How orders move (rule OR10): with an entry of their history. */
const orderSteps: StepRules<Order, OrderStep> = {
  of: orders,
  async next(scope, order, { command, words: reason = '', hasSupplierAgreed = false }) {
    const today = await todayOfSupplier(scope, order)
    const moved = moveOrder(order, { command, now: scope.now, today, reason, hasSupplierAgreed })
    return orReason(moved, (problem) => reasonOf[problem])
  },
  changes: ({ now }, { to }) => ({ state: to, stateSince: now }),
  record: (scope, { params: { orderId = '' }, before, move, to }) =>
    recordOrderEvent(scope, { orderId, order: before }, { ...move, to }),
}

/** Moves an order and tells of it; a move that does not fit refuses the call. */
export function stepOrder(
  scope: FunctionScope,
  { orderId, order }: StoredOrder,
  { tell, ...move }: OrderStep & Pick<Step<Order, OrderStep>, 'tell'>,
): Promise<OrderState> {
  return needStep(scope, orderSteps, { params: { orderId }, before: order, move, ...(tell && { tell }) })
}

/**
 * The order with this id, for whoever works on one of its sides. Refuses everybody else with `gone`, as when there is none:
 * the ids of a kitchen's orders are counted.
 */
export async function needOrder(scope: FunctionScope, orderId: string): Promise<StoredOrder> {
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
