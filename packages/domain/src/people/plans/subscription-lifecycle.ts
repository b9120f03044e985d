import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import type { PaidPlan, PlanApp, PlanStep, Subscription, SubscriptionState } from './subscription.ts'

/** `cancel`, `resume` and `subscribe` are the person's; the others follow payment and time. */
export type SubscriptionCommand = 'subscribe' | 'pay' | 'miss' | 'cancel' | 'resume' | 'end'

/**
 * Product E49. A cancelled plan runs to the end of its period and can be taken up again until then; `end` is at once, by the
 * operator or the payment provider.
 */
export const subscriptionLifecycle = defineLifecycle<SubscriptionState, SubscriptionCommand>({
  trial: { subscribe: 'active', pay: refused, miss: refused, cancel: refused, resume: refused, end: 'ended' },
  active: {
    subscribe: refused,
    pay: 'active',
    miss: 'past due',
    cancel: 'cancelled',
    resume: refused,
    end: 'ended',
  },
  'past due': {
    subscribe: refused,
    pay: 'active',
    miss: refused,
    cancel: refused,
    resume: refused,
    end: 'ended',
  },
  cancelled: {
    subscribe: refused,
    pay: refused,
    miss: refused,
    cancel: refused,
    resume: 'active',
    end: 'ended',
  },
  ended: { subscribe: 'active', pay: refused, miss: refused, cancel: refused, resume: refused, end: refused },
})

/** Product E49: how long nothing changes after a payment did not go through. */
const GRACE_MS = 14 * DAY_MS
/** Product, section 7: how long a trial lasts, once for each app. */
export const TRIAL_MS = 30 * DAY_MS

/** Whether a subscription still gives its plan at a moment, also before the server has noted that it is over. */
export function isInForce(
  { state, stateAt, renewsAt }: Pick<Subscription, 'state' | 'stateAt' | 'renewsAt'>,
  now: Timestamp,
): boolean {
  const nowMs = msFromTimestamp(now)
  switch (state) {
    case 'active':
      return true
    case 'past due':
      return nowMs - msFromTimestamp(stateAt) < GRACE_MS
    case 'ended':
      return false
    default:
      return nowMs < msFromTimestamp(renewsAt)
  }
}

/** What of a subscription counts at a moment: after a change to less, from `renewsAt` on, the lesser plan. */
export function planInForce(
  { plan, bundle, period, next, renewsAt }: Subscription,
  now: Timestamp,
): PaidPlan {
  if (next !== undefined && msFromTimestamp(now) >= msFromTimestamp(renewsAt)) return next
  return { plan, period, ...(bundle !== undefined && { bundle }) }
}

/** When the grace for a payment that did not go through is over; undefined in every other state. */
export function graceUntil({ state, stateAt }: Subscription): Timestamp | undefined {
  return state === 'past due' ? timestampFromMs(msFromTimestamp(stateAt) + GRACE_MS) : undefined
}

/**
 * The step a person has in an app (product, section 7): the higher one of the app's own and the bundle's while the
 * subscription is in force, else `free`.
 */
export function stepOf(app: PlanApp, subscription: Subscription | undefined, now: Timestamp): PlanStep {
  if (subscription === undefined || !isInForce(subscription, now)) return 'free'
  const { plan, bundle } = planInForce(subscription, now)
  const steps = [plan[app], bundle]
  if (steps.includes('full')) return 'full'
  return steps.includes('plus') ? 'plus' : 'free'
}
