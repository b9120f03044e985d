import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/contract/path.ts'
import {
  changedToLess,
  isFree,
  isMore,
  overLimits,
  subscribed,
} from '@brigade/domain/people/plans/change-plan.ts'
import { isInForce, planInForce } from '@brigade/domain/people/plans/subscription-lifecycle.ts'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import * as contracts from '@brigade/domain/people/plans/plan-functions.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import { planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import { type Subscription, subscriptions } from '@brigade/domain/people/plans/subscription.ts'
import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import {
  defineFunction,
  type DefinedFunction,
  type FunctionScope,
} from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type Billing, providerOf } from '../../../core/start/billing.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { countUsage } from './count-usage.ts'
import { readOwnPlan } from './read-own-plan.ts'

/** The functions of the plan page, for the way in which this server sells plans. */
export function planFunctions(billing: Billing): readonly DefinedFunction[] {
  return [startCheckout(billing), changePlan(billing), cancelPlan(billing), readOwnPlan]
}

type Asked = PlanChoice & { readonly seenPrice: Money }

function refuseOtherPrice({ of, step, period, seenPrice }: Asked): Money {
  const price = planPrice(of, step, period)
  return isSame(price, seenPrice) ? price : throwRefusal('ABORTED', 'price-changed', { price })
}

function ownSubscription(scope: FunctionScope): Promise<Subscription | undefined> {
  return storeOf(scope).load(subscriptions, { uid: uidOf(scope) })
}

function startCheckout({ mode }: Billing): DefinedFunction {
  return defineFunction(contracts.startCheckout, async ({ requestId: _, ...asked }, scope) => {
    if (mode === 'off') throwRefusal('FAILED_PRECONDITION', 'billing-off')
    const price = refuseOtherPrice(asked)
    const before = await ownSubscription(scope)
    const isPaidAlready = mode === 'stripe' && providerOf(before) !== undefined
    if (isPaidAlready || !isMore(before, asked, scope.now)) throwRefusal('FAILED_PRECONDITION', 'state')
    const uid = uidOf(scope)
    const token = scope.newId()
    const { of, step, period } = asked
    const request = { of, step, period, price, token, state: 'waiting' as const }
    scope.tx.set(documentPath(planRequests, { uid }), { ...newCommonFields(uid, scope.now), ...request })
    return mode === 'stripe'
      ? { kind: 'pay at' as const, url: `/billing/checkout/${token}` }
      : { kind: 'waiting for operator' as const }
  })
}

function changePlan(billing: Billing): DefinedFunction {
  return defineFunction(contracts.changePlan, async ({ requestId: _, ...asked }, scope) => {
    if (billing.mode === 'off') throwRefusal('FAILED_PRECONDITION', 'billing-off')
    refuseOtherPrice(asked)
    const before = await ownSubscription(scope)
    if (!isMore(before, asked, scope.now)) return lessen(billing, { before, choice: asked }, scope)
    const providerId = providerOf(before)
    if (billing.mode !== 'stripe' || providerId === undefined) throwRefusal('FAILED_PRECONDITION', 'state')
    const after = subscribed(before, { uid: uidOf(scope), choice: asked, now: scope.now })
    scope.afterCommit(() => billing.payments.change(providerId, after, 'now'))
    return keep(scope, after, scope.now)
  })
}

function cancelPlan(billing: Billing): DefinedFunction {
  return defineFunction(contracts.cancelPlan, async ({ of }, scope) => {
    if (billing.mode === 'off') throwRefusal('FAILED_PRECONDITION', 'billing-off')
    const before = await ownSubscription(scope)
    const period = before?.period ?? 'month'
    return lessen(billing, { before, choice: { of, step: 'free', period } }, scope)
  })
}

interface Lessening {
  readonly before: Subscription | undefined
  readonly choice: PlanChoice
}

/** Down counts from the end of the paid period, at the payment provider too. */
async function lessen(billing: Billing, { before, choice }: Lessening, scope: FunctionScope) {
  const changed = changedToLess(before, choice, scope.now)
  if (!changed.ok) throwRefusal('FAILED_PRECONDITION', changed.problem, { state: before?.state ?? null })
  const after = changed.value
  const providerId = providerOf(after)
  const { next } = after
  if (billing.mode === 'stripe' && providerId !== undefined && next !== undefined) {
    const { payments } = billing
    scope.afterCommit(() =>
      isFree(next) ? payments.endAtRenewal(providerId) : payments.change(providerId, next, 'renewal'),
    )
  }
  return keep(scope, after, after.renewsAt)
}

async function keep(scope: FunctionScope, after: Subscription, from: Subscription['renewsAt']) {
  const uid = uidOf(scope)
  const kept = { ...after, updatedAt: scope.now, updatedBy: uid }
  scope.tx.set(documentPath(subscriptions, { uid }), kept)
  const used = await countUsage(storeOf(scope), uid, scope.now)
  const plan =
    after.next ??
    (isInForce(after, scope.now) ? planInForce(after, scope.now) : { plan: {}, period: after.period })
  return { state: after.state, from, overLimit: [...overLimits(used, plan)] }
}
