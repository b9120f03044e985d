import { findDocuments } from '../../core/functions/find-documents.ts'
import { closesItselfAt, moveOrder, orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { type Order, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { storeOf } from '../../core/functions/store.ts'
import { runEach } from '../../core/functions/run-each.ts'
import {
  stepOrder,
  type StoredOrder,
  tellKitchen,
  tellSupplier,
  todayOfSupplier,
} from '../functions/ordering/order-steps.ts'

const TEN_MINUTES_MS = 600_000
const LOOKED_AT_ONCE = 200

type Documents = Pick<Platform, 'documents'>

/** The orders that wait in a state, the one that has to go on first in front. */
function waiting(
  { documents }: Documents,
  state: Order['state'],
  orderBy: 'wantedDay' | 'stateSince',
): Promise<readonly { readonly orderId: string; readonly order: Order }[]> {
  return documents.transact(async (tx) => {
    const found = await findDocuments(tx, orders, { where: { state }, orderBy, limit: LOOKED_AT_ONCE })
    return found.map(({ id, content }) => ({ orderId: id, order: content }))
  })
}

/** An order whose changes nobody took before its day lapses, and both sides are told (rule OR10). */
async function lapse(scope: FunctionScope, known: StoredOrder): Promise<boolean> {
  const today = await todayOfSupplier(scope, known.order)
  if (!moveOrder(known.order, { command: 'lapse', now: scope.now, today }).ok) return false
  await stepOrder(scope, known, { command: 'lapse', kind: 'lapsed', side: 'server' })
  await tellKitchen(scope, known, 'lapsed')
  await tellSupplier(scope, known, 'lapsed')
  return true
}

/** An order that was received or settled long ago closes (rule OR10); nobody needs to be told. */
async function close(scope: FunctionScope, known: StoredOrder): Promise<boolean> {
  const { state, stateSince } = known.order
  const isOver = msFromTimestamp(closesItselfAt(stateSince)) <= msFromTimestamp(scope.now)
  if (!isOver || !orderLifecycle.isAllowed(state, 'close')) return false
  await stepOrder(scope, known, { command: 'close', kind: 'closed', side: 'server' })
  return true
}

/**
 * Moves the orders on that wait for no person any more: lapsed and closed ones (rule OR10).
 * @returns how many moved
 * @throws AggregateError of those that could not be moved, once all others have been
 */
export async function moveDueOrders(platform: Documents, signal?: AbortSignal): Promise<number> {
  const changed = await waiting(platform, 'changed', 'wantedDay')
  const received = await waiting(platform, 'received', 'stateSince')
  const settled = await waiting(platform, 'settled', 'stateSince')
  return runEach(
    [...changed, ...received, ...settled],
    ({ orderId, order }) =>
      platform.documents.transact(async (tx) => {
        const scope = systemScope(order.sentBy, tx)
        // Looked at anew; whoever sent it may have left since.
        const known = { orderId, order: await storeOf(scope).need(orders, { orderId }) }
        return orderLifecycle.isAllowed(known.order.state, 'lapse')
          ? lapse(scope, known)
          : close(scope, known)
      }),
    signal,
  )
}

/** Looks for orders to move on. */
export const moveOrdersJob = defineJob({ name: 'move-orders', everyMs: TEN_MINUTES_MS, run: moveDueOrders })
