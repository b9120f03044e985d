import { deliveries } from '@brigade/domain/kitchen/ordering/delivery.ts'
import { openClaim as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { isClaimable } from '@brigade/domain/kitchen/ordering/move-claim.ts'
import { orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needOrderSide } from '../suppliers/order-parties.ts'
import { needCurrencyOf, needOrder } from './order-steps.ts'
import { startClaim } from './start-claim.ts'

export const openClaim = defineFunction(contract, async ({ orderId, requestId: _, ...claim }, scope) => {
  const known = await needOrder(scope, orderId)
  const openedBy = await needOrderSide(scope, known.order)
  needCurrencyOf(known, claim.creditAsked)
  await needLines(scope, orderId, Object.keys(claim.lines))
  await needInWindow(scope, orderId)
  return startClaim(scope, known, { ...claim, openedBy })
})

/** Ends the call unless the claim is about lines of this order, one at least. */
async function needLines(scope: FunctionScope, orderId: string, claimed: readonly string[]): Promise<void> {
  const lines = await storeOf(scope).find(orderLines, { params: { orderId } })
  const ids = new Set(lines.map(({ id }) => id))
  if (claimed.length === 0 || claimed.some((id) => !ids.has(id))) throwRefusal('INVALID_ARGUMENT', 'line')
}

/** Ends the call when the last of the goods came too long ago. By this server's clock, not the one at the door. */
async function needInWindow(scope: FunctionScope, orderId: string): Promise<void> {
  const came = await storeOf(scope).find(deliveries, { params: { orderId } })
  const lastMs = Math.max(...came.map(({ content }) => msFromTimestamp(content.createdAt)))
  if (came.length === 0) throwRefusal('FAILED_PRECONDITION', 'state')
  if (!isClaimable(timestampFromMs(lastMs), scope.now)) throwRefusal('FAILED_PRECONDITION', 'window')
}
