import {
  graceUntil,
  isInForce,
  planInForce,
  stepOf,
} from '@brigade/domain/people/plans/subscription-lifecycle.ts'
import { readOwnPlan as contract } from '@brigade/domain/people/plans/plan-functions.ts'
import { type PlanRequest, planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import { type Subscription, subscriptions } from '@brigade/domain/people/plans/subscription.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { readerOf, uidOf } from '../../../core/functions/store.ts'
import { countUsage } from './count-usage.ts'

export const readOwnPlan = defineQuery(contract, async (_input, scope) => {
  const store = readerOf(scope)
  const uid = uidOf(scope)
  const { now, caller } = scope
  const subscription = await store.load(subscriptions, { uid })
  const usage = await countUsage(store, uid, now)
  return {
    holder: caller.isGuest ? ('guest' as const) : ('member' as const),
    steps: {
      chef: stepOf('chef', subscription, now),
      agency: stepOf('agency', subscription, now),
      recruiter: stepOf('recruiter', subscription, now),
    },
    subscription: shown(subscription, now),
    waiting: waiting(await store.load(planRequests, { uid })),
    usage: [...usage].map(([thing, used]) => ({ thing, used })),
  }
})

function shown(subscription: Subscription | undefined, now: Timestamp) {
  if (subscription === undefined || !isInForce(subscription, now)) return null
  const { state, renewsAt, next } = subscription
  const { plan, bundle = null, period } = planInForce(subscription, now)
  return {
    state,
    period,
    plan,
    bundle,
    renewsAt,
    graceUntil: graceUntil(subscription) ?? null,
    changesThen: next !== undefined,
  }
}

function waiting(request: PlanRequest | undefined) {
  if (request?.state !== 'waiting') return null
  const { of, step, period } = request
  return { of, step, period }
}
