import { cancelOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import { isCancelFree, orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needOrderSide } from '../suppliers/order-parties.ts'
import {
  type KnownOrder,
  needOrder,
  recordOrderEvent,
  stepOrder,
  tellOtherSide,
  tellSupplier,
} from './order-steps.ts'

/** The kitchen's wish; after the cut-off the supplier's agreement to it is the same call, by its sales people. */
export const cancelOrder = defineFunction(contract, async ({ orderId, reason }, scope) => {
  const known = await needOrder(scope, orderId)
  const side = await needOrderSide(scope, known.order)
  const sells = side === 'supplier'
  const mayCancel = orderLifecycle.isAllowed(known.order.state, 'cancel')
  if (mayCancel && !sells && !isCancelFree(known.order, scope.now)) return askSupplier(scope, known, reason)
  if (mayCancel && sells && !(await isCancelAsked(scope, orderId)))
    throwRefusal('FAILED_PRECONDITION', 'not-asked')
  const after = await stepOrder(scope, known, {
    command: 'cancel',
    kind: 'cancelled',
    side,
    words: reason,
    hasSupplierAgreed: sells,
    tell: () => tellOtherSide(scope, known, side, 'cancelled'),
  })
  return { state: after, isSupplierAsked: false }
})

/** A supplier agrees to a wish; what it cannot deliver it says line by line. */
async function isCancelAsked(scope: FunctionScope, orderId: string): Promise<boolean> {
  const where = { kind: 'cancel asked' } as const
  return (await storeOf(scope).find(orderEvents, { params: { orderId }, where, limit: 1 })).length > 0
}

async function askSupplier(scope: FunctionScope, known: KnownOrder, words: string) {
  const { state } = known.order
  recordOrderEvent(scope, known, { kind: 'cancel asked', side: 'kitchen', words, to: state })
  await tellSupplier(scope, known, 'cancel asked')
  return { state, isSupplierAsked: true }
}
