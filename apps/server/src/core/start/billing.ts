import type { PaidPlan, Subscription } from '@brigade/domain/people/plans/subscription.ts'
import type { PlanRequest } from '@brigade/domain/people/plans/plan-request.ts'

/** Whether plans are sold here, and how they are paid; read once from the environment. */
export type BillingSettings =
  | { readonly mode: 'off' }
  | { readonly mode: 'manual' }
  | { readonly mode: 'stripe'; readonly secretKey: string; readonly webhookSecret: string }

/** A payment provider, as the functions see it. */
export interface Payments {
  /** Where somebody pays for a plan they asked for; asking again for the same request leads to the same payment. */
  checkout(request: PlanRequest, uid: string): Promise<string>
  /** Charges another plan from now on, or from the end of the paid period. */
  change(providerId: string, plan: PaidPlan, from: 'now' | 'renewal'): Promise<void>
  /** Charges nothing more after the paid period. */
  endAtRenewal(providerId: string): Promise<void>
  /** Ends at once what another payment has taken the place of; what is ended already stays so. */
  end(providerId: string): Promise<void>
}

/** How plans are sold, ready to work. */
export type Billing =
  | { readonly mode: 'off' | 'manual' }
  | { readonly mode: 'stripe'; readonly payments: Payments }

/** A subscription that the payment provider charges for. */
export function providerOf(subscription: Subscription | undefined): string | undefined {
  return subscription !== undefined && subscription.state !== 'ended' ? subscription.providerId : undefined
}
