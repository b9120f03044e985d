import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Money } from '../../core/money/money.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { planChoice } from './plan-choice.ts'
import { CountedThingSchema, PlanApp, PlanPeriod, PlanStep, SubscriptionState } from './subscription.ts'

const chosen = {
  requestId: RequestId,
  ...planChoice,
  /** The price the caller was shown. */
  seenPrice: Money,
}
const PlanAfter = z.strictObject({
  state: SubscriptionState,
  /** From when on the change counts. */
  from: Timestamp,
  /** What will be over the new limits; it stays, nothing more can be added. */
  overLimit: z.array(CountedThingSchema),
})

/** A path of this server that leads on to the payment provider. */
const PayPath = z.string().regex(/^\/billing\/checkout\/\w+$/)

/** Begins to pay for a plan: where to pay, or the state when an operator confirms by hand. */
export const startCheckout = functionContract({
  name: 'startCheckout',
  audience: 'member',
  input: z.strictObject(chosen),
  output: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pay at'), url: PayPath }),
    z.strictObject({ kind: z.literal('waiting for operator') }),
  ]),
  reasons: ['billing-off', 'price-changed', 'state'],
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
  input: z.strictObject({ requestId: RequestId, of: planChoice.of }),
  output: PlanAfter,
  reasons: ['billing-off', 'state'],
})

/** The caller's plan and usage, counted from the documents at this moment; a guest has a guest's limits. */
export const readOwnPlan = functionContract({
  name: 'readOwnPlan',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId }),
  output: z.strictObject({
    holder: z.enum(['guest', 'member']),
    /** The step of each app at this moment. */
    steps: z.record(PlanApp, PlanStep),
    /** What is paid for; null without a plan. */
    subscription: z
      .strictObject({
        state: SubscriptionState,
        period: PlanPeriod,
        plan: z.partialRecord(PlanApp, PlanStep),
        bundle: PlanStep.nullable(),
        renewsAt: Timestamp,
        /** When grace for a payment that did not go through is over; null in every other state. */
        graceUntil: Timestamp.nullable(),
        /** Whether the plan becomes less at `renewsAt`. */
        changesThen: z.boolean(),
      })
      .nullable(),
    /** What was asked for and is not paid or confirmed yet. */
    waiting: z.strictObject({ of: planChoice.of, step: PlanStep, period: PlanPeriod }).nullable(),
    usage: z.array(z.strictObject({ thing: CountedThingSchema, used: z.int().min(0) })),
  }),
  reasons: [],
})
