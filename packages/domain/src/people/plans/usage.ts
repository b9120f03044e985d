import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type CountedThing, guestLimits, planLimits } from './limits.table.ts'
import type { PlanApp, PlanStep } from './subscription.ts'

/** Whether the server sells plans; `off` gives everything to everybody (product, section 7). */
export type Billing = 'off' | 'manual' | 'payment'

/** Whose limits count: a guest's, or a member's step in the app in question. */
export type Holder = { readonly kind: 'guest' } | { readonly kind: 'member'; readonly step: PlanStep }

/** A limit that is reached, with the counts that the words need: "60 of 60 recipes on Chef Free". */
export interface LimitReached {
  readonly thing: CountedThing
  readonly app: PlanApp
  readonly step: PlanStep | 'guest'
  readonly used: number
  readonly limit: number
}

function guestLimit(thing: CountedThing): number {
  const limits: Readonly<Partial<Record<CountedThing, number>>> = guestLimits
  return limits[thing] ?? 0
}

/**
 * How many of a thing somebody may have (product, section 7); undefined when there is no limit. Guests have theirs even where
 * nothing is sold, because what they do must be answered for by somebody.
 */
export function limitOf(thing: CountedThing, holder: Holder, billing: Billing): number | undefined {
  if (holder.kind === 'guest') return guestLimit(thing)
  return billing === 'off' ? undefined : (planLimits[thing][holder.step] ?? undefined)
}

/**
 * Whether one more may be made. Only making is ever refused: what is there stays, whatever the plan has become (product,
 * principle P10).
 * @param used - how many there are now
 */
export function mayMakeOneMore(
  thing: CountedThing,
  used: number,
  { holder, billing }: { readonly holder: Holder; readonly billing: Billing },
): Result<true, LimitReached> {
  const limit = limitOf(thing, holder, billing)
  if (limit === undefined || used < limit) return ok(true)
  const step = holder.kind === 'guest' ? 'guest' : holder.step
  return err({ thing, app: planLimits[thing].app, step, used, limit })
}

/** One line of the plan page. */
export interface UsageLine {
  readonly thing: CountedThing
  readonly used: number
  /** Undefined when there is no limit. */
  readonly limit: number | undefined
  /** `near` from 80 % on, `full` at the limit, `over` above it after a downgrade. */
  readonly state: 'free' | 'near' | 'full' | 'over'
}

/** Product, section 7: the share from which the plan page says a word. */
const NEAR_PERCENT = 80

/** How much of a thing is used (product, section 7). */
export function usageLine(thing: CountedThing, used: number, limit: number | undefined): UsageLine {
  if (limit === undefined) return { thing, used, limit, state: 'free' }
  if (used > limit) return { thing, used, limit, state: 'over' }
  if (used === limit) return { thing, used, limit, state: 'full' }
  return { thing, used, limit, state: used * 100 >= limit * NEAR_PERCENT ? 'near' : 'free' }
}
