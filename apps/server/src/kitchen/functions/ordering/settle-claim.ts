import { type Claim, claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import { settleClaim as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import {
  type ClaimCommand,
  claimLifecycle,
  moveClaim,
  offeringSide,
} from '@brigade/domain/kitchen/ordering/move-claim.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needStep, type StepRules } from '../../../core/functions/take-step.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { needOrderSide } from '../suppliers/order-parties.ts'
import {
  needCurrencyOf,
  needOrder,
  recordOrderEvent,
  stepOrder,
  type StoredOrder,
  tellOtherSide,
} from './order-steps.ts'

interface ClaimMove {
  readonly command: ClaimCommand
  readonly side: LinkSide
  readonly noted?: Pick<Claim, 'credit' | 'offeredBy'>
}

/** How claims move (product, E34b). */
const claimSteps: StepRules<Claim, ClaimMove> = {
  of: claims,
  next: (_, claim, { command, side }) => moveClaim(claim, command, side),
  changes: (_, { move, to }) => ({ ...move.noted, state: to }),
}

export const settleClaim = defineFunction(contract, async ({ orderId, claimId, settlement }, scope) => {
  const known = await needOrder(scope, orderId)
  const { order } = known
  const side = await needOrderSide(scope, order)
  const store = storeOf(scope)
  const claim = await store.need(claims, { orderId, claimId })
  const params = { orderId, claimId }
  if (settlement.kind === 'agree') {
    const settled = await needStep(scope, claimSteps, {
      params,
      before: claim,
      move: { command: 'agree', side },
    })
    return { claim: settled, order: await settle(scope, known, { claimId, side }) }
  }
  const { credit } = settlement
  const offeredBy = offeringSide(side, order)
  const offered = await needStep(scope, claimSteps, {
    params,
    before: claim,
    move: { command: 'offer', side, noted: { credit, offeredBy } },
  })
  needCurrencyOf(known, credit)
  recordOrderEvent(scope, known, { kind: 'credit offered', side: offeredBy, to: order.state })
  await tellOtherSide(scope, known, side, 'credit offered')
  return { claim: offered, order: order.state }
})

/** With its last claim an order is settled, and with it the invoices that were disputed (product, E34b). */
async function settle(
  scope: FunctionScope,
  known: StoredOrder,
  { claimId, side }: { readonly claimId: string; readonly side: LinkSide },
): Promise<OrderState> {
  const { orderId, order } = known
  const store = storeOf(scope)
  const isOpen = ({ id, content }: { readonly id: string; readonly content: Claim }) =>
    id !== claimId && claimLifecycle.commandsIn(content.state).length > 0
  const isLast = !(await store.find(claims, { params: { orderId } })).some(isOpen)
  await tellOtherSide(scope, known, side, 'claim settled')
  if (!isLast) {
    recordOrderEvent(scope, known, { kind: 'claim settled', side, to: order.state })
    return order.state
  }
  const disputed = await store.find(invoices, { params: { orderId }, where: { state: 'disputed' } })
  for (const { id: invoiceId, content: before } of disputed)
    await needStep(scope, invoiceSteps, {
      params: { orderId, invoiceId },
      before,
      move: { command: 'settle' },
    })
  return stepOrder(scope, known, { command: 'settle', kind: 'claim settled', side })
}
