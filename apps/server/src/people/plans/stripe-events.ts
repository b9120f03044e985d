import { ended, missed, renewed, settled } from '@brigade/domain/people/plans/change-plan.ts'
import { type PlanChoice, PlanChoice as Choice } from '@brigade/domain/people/plans/plan-choice.ts'
import type { Subscription } from '@brigade/domain/people/plans/subscription.ts'
import { SECOND_MS } from '@brigade/domain/core/time/span.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { DocumentTransaction, Documents } from '@brigade/platform/documents/types.ts'
import type { Stripe } from 'stripe'
import { type Payments, providerOf } from '../../core/start/billing.ts'
import { dropRequest, loadSubscription, saveSubscription, takePlan } from './take-plan.ts'

/** What an event says of one subscription; the same event twice says it twice and changes nothing more. */
type Change = (before: Subscription, now: Timestamp) => Subscription

interface Dependencies {
  readonly documents: Documents
  readonly payments: Payments
}

interface Told {
  readonly uid: string | undefined
  readonly providerId: string
  readonly change: Change
}

/** What Stripe tells: paid for the first time, paid again, not paid, over. Everything else is left alone. */
export async function onStripeEvent(event: Stripe.Event, dependencies: Dependencies): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return onCheckout(event.data.object, dependencies)
    case 'checkout.session.async_payment_failed':
      return onNothingPaid(event.data.object, dependencies)
    default: {
      const told = toldBy(event)
      if (told !== undefined) await dependencies.documents.transact((tx) => onTold(tx, told))
    }
  }
}

/** What is replaced is noted with the plan: when ending it fails, Stripe tells again, and it is ended then. */
async function onCheckout(
  session: Stripe.Checkout.Session,
  { documents, payments }: Dependencies,
): Promise<void> {
  const { uid } = session.metadata ?? {}
  if (session.payment_status === 'unpaid' || uid === undefined) return
  const replaced = await documents.transact((tx) => onPaid(tx, session, uid))
  if (replaced === undefined) return
  await payments.end(replaced)
  await documents.transact(async (tx) => {
    const after = await loadSubscription(tx, uid)
    if (after?.replaces !== replaced) return
    const { replaces: _replaces, ...kept } = after
    saveSubscription(tx, uid, kept)
  })
}

async function onNothingPaid(
  { metadata }: Stripe.Checkout.Session,
  { documents }: Dependencies,
): Promise<void> {
  const { uid, token } = metadata ?? {}
  if (uid === undefined || token === undefined) return
  await documents.transact((tx) => dropRequest(tx, { uid, token }))
}

/** Takes up a plan that was paid for; answers the number of an older subscription that is to be ended. */
async function onPaid(
  tx: DocumentTransaction,
  session: Stripe.Checkout.Session,
  uid: string,
): Promise<string | undefined> {
  const choice: PlanChoice | undefined = Choice.safeParse(choiceOf(session)).data
  const providerId = idOf(session.subscription)
  if (choice === undefined || providerId === undefined) return undefined
  const before = await loadSubscription(tx, uid)
  const known = providerOf(before)
  if (known === providerId) return before?.replaces
  await takePlan(tx, { uid, choice, providerId, ...(known !== undefined && { replaces: known }) })
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
    case 'invoice.paid':
      return ofInvoice(event.data.object, paidBy(event.data.object))
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

/** A cycle's invoice pays the next period, every other one what was open within this one. */
function paidBy({ billing_reason: reason, lines }: Stripe.Invoice): Change {
  const end = lines.data[0]?.period.end
  if (reason !== 'subscription_cycle' || end === undefined) return settled
  return (before, now) => renewed(before, timestampFromMs(end * SECOND_MS), now)
}

function ofInvoice({ parent }: Stripe.Invoice, change: Change): Told | undefined {
  const details = parent?.subscription_details
  const providerId = idOf(details?.subscription)
  return providerId === undefined ? undefined : { uid: details?.metadata?.['uid'], providerId, change }
}
