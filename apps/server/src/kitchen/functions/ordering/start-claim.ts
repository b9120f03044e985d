import { type Claim, claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { orderLifecycle, type OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { recordOrderEvent, stepOrder, type StoredOrder, tellOtherSide } from './order-steps.ts'

type NewClaim = Omit<Claim, keyof CommonFields | 'kitchenId' | 'supplierId' | 'state'>

/** Writes a claim, disputes its order with it, unless an earlier claim has, and tells the other side (rule OR10). */
export async function startClaim(
  scope: FunctionScope,
  known: StoredOrder,
  claim: NewClaim,
): Promise<{ readonly claimId: string; readonly state: OrderState }> {
  const { orderId, order } = known
  const { kitchenId, supplierId } = order
  const claimId = scope.newId()
  storeOf(scope).create(
    claims,
    { orderId, claimId },
    { kitchenId, ...(supplierId !== undefined && { supplierId }), ...claim, state: 'open' },
  )
  const { openedBy: side, words } = claim
  const entry = { kind: 'claim opened', side, words } as const
  // A further claim finds the order disputed, and waiting to be settled.
  const isDisputed = orderLifecycle.isAllowed(order.state, 'settle')
  if (isDisputed) recordOrderEvent(scope, known, { ...entry, to: order.state })
  const state = isDisputed ? order.state : await stepOrder(scope, known, { ...entry, command: 'dispute' })
  await tellOtherSide(scope, known, side, 'claim opened')
  return { claimId, state }
}
