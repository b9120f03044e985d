import { ended, missed, renewed } from '@brigade/domain/plans/change-plan.ts'
import { type PlanChoice, PlanChoice as Choice } from '@brigade/domain/plans/plan-choice.ts'
import type { Subscription } from '@brigade/domain/plans/subscription.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import type { DocumentTransaction, Documents } from '@brigade/platform/documents/types.ts'
import type { Stripe } from 'stripe'
import { type Payments, providerOf } from './billing.ts'
import { loadSubscription, saveSubscription, takePlan } from './take-plan.ts'

const SECOND_MS = 1000

/** What an event says of one subscription; the same event twice says it twice and changes nothing more. */
type Change = (before: Subscription, now: Timestamp) => Subscription

interface Told {
  readonly uid: string | undefined
  readonly providerId: string
  readonly change: Change
}

/** What Stripe tells: paid for the first time, paid again, not paid, over. Everything else is left alone. */
export async function onStripeEvent(
  event: Stripe.Event,
  { documents, payments }: { readonly documents: Documents; readonly payments: Payments },
): Promise<void> {
  if (event.type === 'checkout.session.completed') {
    const replaced = await documents.transact((tx) => onPaid(tx, event.data.object))
    if (replaced !== undefined) await payments.end(replaced)
    return
  }
  const told = toldBy(event)
  if (told !== undefined) await documents.transact((tx) => onTold(tx, told))
}

/** Takes up a plan that was paid for; answers the number of an older subscription whose place it takes. */
async function onPaid(
  tx: DocumentTransaction,
  session: Stripe.Checkout.Session,
): Promise<string | undefined> {
  const { uid } = session.metadata ?? {}
  const choice: PlanChoice | undefined = Choice.safeParse(choiceOf(session)).data
  const providerId = idOf(session.subscription)
  if (session.payment_status === 'unpaid' || uid === undefined) return undefined
  if (choice === undefined || providerId === undefined) return undefined
  const known = providerOf(await loadSubscription(tx, uid))
  if (known === providerId) return undefined
  await takePlan(tx, { uid, choice, providerId })
  return known
}

function choiceOf({ metadata }: Stripe.Checkout.Session): Record<string, unknown> {
  const { of, step, period } = metadata ?? {}
  return { of, step, period }
}

function idOf(named: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

async function onTold(tx: DocumentTransaction, { uid, providerId, change }: Told): Promise<void> {
  if (uid === undefined) return
  const before = await loadSubscription(tx, uid)
  if (before === undefined || providerOf(before) !== providerId) return
  saveSubscription(tx, uid, change(before, tx.now))
}

function toldBy(event: Stripe.Event): Told | undefined {
  switch (event.type) {
    case 'invoice.paid': {
      const end = event.data.object.lines.data[0]?.period.end
      const isAgain = event.data.object.billing_reason === 'subscription_cycle'
      if (end === undefined || !isAgain) return undefined
      return ofInvoice(event.data.object, (before, now) =>
        renewed(before, timestampFromMs(end * SECOND_MS), now),
      )
    }
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object, missed)
    case 'customer.subscription.deleted': {
      const { id, metadata } = event.data.object
      return { uid: metadata['uid'], providerId: id, change: ended }
    }
    default:
      return undefined
  }
}

function ofInvoice({ parent }: Stripe.Invoice, change: Change): Told | undefined {
  const details = parent?.subscription_details
  const providerId = idOf(details?.subscription)
  return providerId === undefined ? undefined : { uid: details?.metadata?.['uid'], providerId, change }
}
