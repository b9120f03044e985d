import { paidPrice } from '@brigade/domain/people/plans/change-plan.ts'
import type { PaidPlan } from '@brigade/domain/people/plans/subscription.ts'
import { Stripe } from 'stripe'
import type { Payments } from '../../core/start/billing.ts'

/** What the subscription at the provider is called on the bill: "Brigade: chef plus, agency full". */
function nameOf({ plan, bundle }: PaidPlan): string {
  const steps = Object.entries(plan).filter(([, step]) => step !== 'free')
  const parts = bundle === undefined ? steps.map((each) => each.join(' ')) : [`all apps ${bundle}`]
  return `Brigade: ${parts.join(', ')}`
}

function priceOf(plan: PaidPlan) {
  const { minor, currency } = paidPrice(plan)
  return { currency: currency.toLowerCase(), unit_amount: minor, recurring: { interval: plan.period } }
}

type Charged = Pick<Stripe.SubscriptionUpdateParams, 'proration_behavior' | 'billing_cycle_anchor'>

/** More is paid at once, and a new period begins; less is paid from the next period on. */
const CHARGED: Readonly<Record<'now' | 'renewal', Charged>> = {
  now: { proration_behavior: 'always_invoice', billing_cycle_anchor: { type: 'now' } },
  renewal: { proration_behavior: 'none' },
}

/**
 * Payments through Stripe: one subscription of one line for each person, in the price of their whole plan.
 * @param publicUrl - where people come back to
 */
export function stripePayments(stripe: Stripe, publicUrl: string): Payments {
  const back = (payment: string) => `${publicUrl}/subscribe?payment=${payment}`
  return {
    async checkout({ of, step, period, token }, uid) {
      const plan: PaidPlan =
        of === 'bundle' ? { plan: {}, bundle: step, period } : { plan: { [of]: step }, period }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: uid,
          metadata: { uid, of, step, period, token },
          subscription_data: { metadata: { uid } },
          line_items: [
            { quantity: 1, price_data: { ...priceOf(plan), product_data: { name: nameOf(plan) } } },
          ],
          success_url: back('done'),
          cancel_url: back('stopped'),
        },
        { idempotencyKey: token },
      )
      if (session.url === null) throw new Error('Stripe gave a checkout without an address')
      return session.url
    },
    async change(providerId, plan, from) {
      const { items } = await stripe.subscriptions.retrieve(providerId)
      const [line] = items.data
      if (line === undefined) throw new Error(`The Stripe subscription ${providerId} has no line`)
      const { product } = line.price
      const productId = typeof product === 'string' ? product : product.id
      await stripe.products.update(productId, { name: nameOf(plan) })
      await stripe.subscriptions.update(providerId, {
        cancel_at_period_end: false,
        items: [{ id: line.id, price_data: { ...priceOf(plan), product: productId } }],
        ...CHARGED[from],
      })
    },
    async endAtRenewal(providerId) {
      await stripe.subscriptions.update(providerId, { cancel_at_period_end: true })
    },
    async end(providerId) {
      try {
        await stripe.subscriptions.cancel(providerId)
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
  }
}

/** Whether Stripe knows nothing of a subscription, such as one that is ended already. */
function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
