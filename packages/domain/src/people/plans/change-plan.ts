import { err, ok, type Result } from '@brigade/contract/result.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Money } from '../../core/money/money.ts'
import { instantOf, localDateAndTime, monthsAfter } from '../../core/time/local-time.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type CountedThing, countedThings, planApps, planLimits, planSteps } from './limits.table.ts'
import { isInForce, planInForce, stepOf, subscriptionLifecycle } from './subscription-lifecycle.ts'
import type { PlanChoice } from './plan-choice.ts'
import { planPrice } from './plan-price.ts'
import { limitOf } from './usage.ts'
import type { PaidPlan, PlanPeriod, PlanStep, Subscription } from './subscription.ts'

const NOTHING: PaidPlan = { plan: {}, period: 'month' }

/** What is paid for once a choice is taken up; a bundle takes the place of the single apps. */
export function chosenPlan(before: PaidPlan, { of, step, period }: PlanChoice): PaidPlan {
  if (of === 'bundle') return step === 'free' ? { plan: {}, period } : { plan: {}, bundle: step, period }
  const { bundle } = before
  return { plan: { ...before.plan, [of]: step }, period, ...(bundle !== undefined && { bundle }) }
}

/** The net price of a plan for one period, as the product suggests it (section 7). */
export function paidPrice({ plan, bundle = 'free', period }: PaidPlan): Money {
  const single = planApps.map((app) => planPrice(app, plan[app] ?? 'free', period))
  const all = [planPrice('bundle', bundle, period), ...single]
  return { minor: all.reduce((sum, { minor }) => sum + minor, 0), currency: 'EUR' }
}

/** Whether nothing of a plan is paid for. */
export function isFree(plan: PaidPlan): boolean {
  return paidPrice(plan).minor === 0
}

/** Whether a choice is more than what somebody has: then it counts at once, and is paid at once. */
export function isMore(before: Subscription | undefined, choice: PlanChoice, now: Timestamp): boolean {
  const apps = choice.of === 'bundle' ? planApps : [choice.of]
  return apps.some((app) => rank(choice.step) > rank(stepOf(app, before, now)))
}

function rank(step: PlanStep): number {
  return planSteps.indexOf(step)
}

/** The end of a period that begins at a moment: the same day of a later month, or its last one. */
export function periodEnd(from: Timestamp, period: PlanPeriod): Timestamp {
  const { date, time } = localDateAndTime(msFromTimestamp(from), 'UTC')
  return timestampFromMs(instantOf({ date: monthsAfter(date, period === 'year' ? 12 : 1), time }, 'UTC'))
}

interface Paying {
  readonly uid: string
  readonly choice: PlanChoice
  readonly now: Timestamp
  readonly providerId?: string
  /** An older one at the payment provider that is to be ended. */
  readonly replaces?: string
}

/** The subscription after a plan was paid for or confirmed: it counts from now on, for one period. */
export function subscribed(before: Subscription | undefined, paying: Paying): Subscription {
  const { uid, choice, now, providerId = before?.providerId, replaces = before?.replaces } = paying
  const known = before !== undefined && isInForce(before, now) ? planInForce(before, now) : NOTHING
  return {
    ...(before === undefined
      ? newCommonFields(uid, now)
      : { ...commonOf(before), updatedAt: now, updatedBy: uid }),
    ...chosenPlan(known, choice),
    state: 'active',
    stateAt: now,
    renewsAt: periodEnd(now, choice.period),
    tried: before?.tried ?? [],
    ...(providerId !== undefined && { providerId }),
    ...(replaces !== undefined && { replaces }),
  }
}

function commonOf({ createdAt, createdBy, schema }: Subscription) {
  return { createdAt, createdBy, schema }
}

/** A change to less: it counts from the end of the paid period. Refused with `state` when nothing is running. */
export function changedToLess(
  before: Subscription | undefined,
  choice: PlanChoice,
  now: Timestamp,
): Result<Subscription, 'state'> {
  if (before === undefined || !isInForce(before, now)) return err('state')
  const next = chosenPlan(before.next ?? planInForce(before, now), choice)
  if (!isFree(next)) {
    const resumed = before.state === 'cancelled' ? { state: 'active' as const, stateAt: now } : {}
    return ok({ ...before, ...resumed, next })
  }
  const moved = subscriptionLifecycle.next(before.state, 'cancel')
  return moved.ok ? ok({ ...before, state: moved.value, stateAt: now, next }) : err('state')
}

/** The subscription after a period was paid: what was chosen for it counts, until the end that the provider names. */
export function renewed(before: Subscription, renewsAt: Timestamp, now: Timestamp): Subscription {
  const moved = subscriptionLifecycle.next(before.state, 'pay')
  if (!moved.ok) return before
  const { next, bundle: _bundle, ...kept } = before
  const paid = next ?? planInForce(before, now)
  return { ...kept, ...paid, state: moved.value, stateAt: now, renewsAt }
}

/** The subscription after what was open within a period was paid: its plan and its end are as they were. */
export function settled(before: Subscription, now: Timestamp): Subscription {
  const moved = subscriptionLifecycle.next(before.state, 'pay')
  return moved.ok ? { ...before, state: moved.value, stateAt: now } : before
}

/** The subscription after a payment did not go through; nothing changes for the days of grace. */
export function missed(before: Subscription, now: Timestamp): Subscription {
  const moved = subscriptionLifecycle.next(before.state, 'miss')
  return moved.ok ? { ...before, state: moved.value, stateAt: now } : before
}

/** The subscription when it is over. */
export function ended(before: Subscription, now: Timestamp): Subscription {
  const moved = subscriptionLifecycle.next(before.state, 'end')
  return moved.ok ? { ...before, state: moved.value, stateAt: now } : before
}

/** What somebody uses more of than a plan has room for; it stays, nothing more can be added. */
export function overLimits(
  used: ReadonlyMap<CountedThing, number>,
  { plan, bundle = 'free' }: PaidPlan,
): readonly CountedThing[] {
  return countedThings.filter((thing) => {
    const own = plan[planLimits[thing].app] ?? 'free'
    const step = rank(own) > rank(bundle) ? own : bundle
    const limit = limitOf(thing, { kind: 'member', step }, 'payment')
    return limit !== undefined && (used.get(thing) ?? 0) > limit
  })
}
