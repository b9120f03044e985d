import * as z from 'zod'
import { functionContract } from '../functions/function-contract.ts'
import { RequestId } from '../functions/request-id.ts'
import { Money } from '../money/money.ts'
import { HttpsUrl } from '../people/address.ts'
import { Timestamp } from '../time/timestamp.ts'
import { PlanApp, PlanStep, SubscriptionState } from './subscription.ts'

const chosen = {
  requestId: RequestId,
  /** One app, or all of them. */
  of: z.union([PlanApp, z.literal('bundle')]),
  step: PlanStep,
  period: z.enum(['month', 'year']),
  /** The price the caller was shown. */
  seenPrice: Money,
}
const PlanAfter = z.strictObject({
  state: SubscriptionState,
  /** From when on the change counts. */
  from: Timestamp,
  /** What will be over the new limits; it stays, nothing more can be added. */
  overLimit: z.array(z.string().max(60)).max(20),
})

/** Begins to pay for a plan: an address to pay at, or the state when an operator confirms by hand. */
export const startCheckout = functionContract({
  name: 'startCheckout',
  audience: 'member',
  input: z.strictObject(chosen),
  output: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pay at'), url: HttpsUrl }),
    z.strictObject({ kind: z.literal('waiting for operator') }),
  ]),
  reasons: ['billing-off', 'price-changed'],
})

/** Changes the step of a plan: up at once, down at the end of the period. */
export const changePlan = functionContract({
  name: 'changePlan',
  audience: 'member',
  input: z.strictObject(chosen),
  output: PlanAfter,
  reasons: ['billing-off', 'price-changed', 'state'],
})

/** Ends a plan at the end of its period. */
export const cancelPlan = functionContract({
  name: 'cancelPlan',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, of: z.union([PlanApp, z.literal('bundle')]) }),
  output: PlanAfter,
  reasons: ['billing-off', 'state'],
})
