import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'

/** The states of an order in their usual order; a basket is not yet one (rule OR10). */
export const ORDER_STATES = [
  'sent',
  'confirmed',
  'changed',
  'cancelled',
  'part-received',
  'received',
  'disputed',
  'settled',
  'closed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * What can be done with an order. `acceptChanges` and `refuseChanges` are the kitchen's answers to a changed order,
 * `lapse` is what happens to one without an answer, `closeRest` gives up what is still missing.
 */
export type OrderCommand =
  | 'confirm'
  | 'change'
  | 'acceptChanges'
  | 'refuseChanges'
  | 'lapse'
  | 'cancel'
  | 'receivePart'
  | 'receive'
  | 'closeRest'
  | 'dispute'
  | 'settle'
  | 'close'

const over = {
  confirm: refused,
  change: refused,
  acceptChanges: refused,
  refuseChanges: refused,
  lapse: refused,
  cancel: refused,
  receivePart: refused,
  receive: refused,
  closeRest: refused,
  dispute: refused,
  settle: refused,
  close: refused,
}

/** Rule OR10: cancelled and closed are final. A further part delivery leaves an order part received. */
export const orderLifecycle = defineLifecycle<OrderState, OrderCommand>({
  sent: {
    confirm: 'confirmed',
    change: 'changed',
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: 'cancelled',
    receivePart: 'part-received',
    receive: 'received',
    closeRest: refused,
    dispute: refused,
    settle: refused,
    close: refused,
  },
  confirmed: {
    confirm: refused,
    change: refused,
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: 'cancelled',
    receivePart: 'part-received',
    receive: 'received',
    closeRest: refused,
    dispute: refused,
    settle: refused,
    close: refused,
  },
  changed: {
    confirm: refused,
    change: refused,
    acceptChanges: 'confirmed',
    refuseChanges: 'cancelled',
    lapse: 'cancelled',
    cancel: refused,
    receivePart: refused,
    receive: refused,
    closeRest: refused,
    dispute: refused,
    settle: refused,
    close: refused,
  },
  cancelled: over,
  'part-received': {
    confirm: refused,
    change: refused,
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: refused,
    receivePart: 'part-received',
    receive: 'received',
    closeRest: 'received',
    dispute: refused,
    settle: refused,
    close: refused,
  },
  received: {
    confirm: refused,
    change: refused,
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: refused,
    receivePart: refused,
    receive: refused,
    closeRest: refused,
    dispute: 'disputed',
    settle: refused,
    close: 'closed',
  },
  disputed: {
    confirm: refused,
    change: refused,
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: refused,
    receivePart: refused,
    receive: refused,
    closeRest: refused,
    dispute: refused,
    settle: 'settled',
    close: refused,
  },
  settled: {
    confirm: refused,
    change: refused,
    acceptChanges: refused,
    refuseChanges: refused,
    lapse: refused,
    cancel: refused,
    receivePart: refused,
    receive: refused,
    closeRest: refused,
    dispute: refused,
    settle: refused,
    close: 'closed',
  },
  closed: over,
})

/** An order as its moves need it (product, E34). */
export interface MovedOrder {
  readonly state: OrderState
  /** Day `YYYY-MM-DD` of the delivery. */
  readonly wantedDay: string
  /** Last moment at which cancelling is free; absent, it always is. */
  readonly cutOffAt?: Timestamp | undefined
}

/** What is done, when, and what it needs beside. */
export interface OrderMove {
  readonly command: OrderCommand
  readonly now: Timestamp
  /** The supplier's calendar day `YYYY-MM-DD`; decides whether the wanted day has passed. */
  readonly today: string
  /** Why the rest is given up. */
  readonly reason?: string | undefined
  /** The supplier has agreed to a cancellation after the cut-off. */
  readonly hasSupplierAgreed?: boolean | undefined
}

/** "ask-supplier": after the cut-off an order is cancelled only when the supplier agrees. */
export type OrderRefusal = 'state' | 'reason' | 'ask-supplier' | 'too-early'

/** The state a move brings an order to, or why it is refused (rule OR10). */
export function moveOrder(order: MovedOrder, move: OrderMove): Result<OrderState, OrderRefusal> {
  const next = orderLifecycle.next(order.state, move.command)
  if (!next.ok) return err('state')
  const refusal = refusalOf(order, move)
  return refusal === undefined ? next : err(refusal)
}

function refusalOf(order: MovedOrder, move: OrderMove): OrderRefusal | undefined {
  if (move.command === 'closeRest' && (move.reason ?? '').trim() === '') return 'reason'
  if (move.command === 'lapse' && move.today <= order.wantedDay) return 'too-early'
  const isAgreed = move.hasSupplierAgreed === true || isCancelFree(order, move.now)
  return move.command === 'cancel' && !isAgreed ? 'ask-supplier' : undefined
}

/** Whether the kitchen may cancel without asking: until the cut-off (rule OR10). */
export function isCancelFree({ cutOffAt }: Pick<MovedOrder, 'cutOffAt'>, now: Timestamp): boolean {
  return cutOffAt === undefined || msFromTimestamp(now) <= msFromTimestamp(cutOffAt)
}

/** Whether something can still be done with an order: cancelled and closed are final (rule OR10). */
export function isOrderOpen(state: OrderState): boolean {
  return orderLifecycle.commandsIn(state).length > 0
}

/** States of an order that somebody still has to do something about; a settled one only waits for its time. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => isOrderOpen(state) && state !== 'settled',
)

/** Whether an order is late: the wanted day has passed and nothing was received (rule OR10); never stored. */
export function isOrderLate(
  { state, wantedDay }: Pick<MovedOrder, 'state' | 'wantedDay'>,
  today: string,
): boolean {
  return isOrderOpen(state) && !hasArrived(state) && today > wantedDay
}

const ARRIVED: ReadonlySet<OrderState> = new Set([
  'part-received',
  'received',
  'disputed',
  'settled',
  'closed',
])

/** Whether goods of an order have come; only then can it have invoices and claims. */
export function hasArrived(state: OrderState): boolean {
  return ARRIVED.has(state)
}

/** Whether goods of an order are still to come. */
export function isMoreToCome(state: OrderState): boolean {
  return isOrderOpen(state) && (!hasArrived(state) || state === 'part-received')
}

/** Rule OR10: a received or settled order closes by itself after so long. */
const CLOSES_AFTER_MS = 14 * 86_400_000

/** When a received or settled order closes by itself: 14 days after it got there (rule OR10). */
export function closesItselfAt(inStateSince: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(inStateSince) + CLOSES_AFTER_MS)
}
