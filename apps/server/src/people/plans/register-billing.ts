import { findFitting } from '../../core/functions/find-documents.ts'
import { type PlanRequest, planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import type { Documents, DocumentTransaction } from '@brigade/platform/documents/types.ts'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { type Payments, providerOf } from '../../core/start/billing.ts'
import { ended, missed, renewed, settled } from '@brigade/domain/people/plans/change-plan.ts'
import { type PlanChoice, PlanChoice as Choice } from '@brigade/domain/people/plans/plan-choice.ts'
import type { Subscription } from '@brigade/domain/people/plans/subscription.ts'
import { SECOND_MS } from '@brigade/domain/core/time/span.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
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
async function onStripeEvent(event: Stripe.Event, dependencies: Dependencies): Promise<void> {
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

interface StripeBilling {
  readonly stripe: Stripe
  readonly webhookSecret: string
  readonly payments: Payments
  readonly documents: Documents
}

const SIGNATURE = 'stripe-signature'
const PLANS = '/subscribe'

/** The way to the payment, and the place where Stripe tells what came of it. */
export async function registerBilling(app: FastifyInstance, billing: StripeBilling): Promise<void> {
  app.get<{ Params: { token: string } }>('/billing/checkout/:token', async (request, reply) => {
    const asked = await requestOf(billing.documents, request.params.token)
    if (asked === undefined) return reply.redirect(PLANS, 303)
    try {
      const address = await billing.payments.checkout(asked.request, asked.uid)
      return await reply.header('cache-control', 'no-store').redirect(address, 303)
    } catch (error) {
      request.log.error({ err: error }, 'The payment provider did not open a checkout')
      return reply.redirect(`${PLANS}?payment=failed`, 303)
    }
  })
  await app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: Buffer }>('/billing/stripe', async (request, reply) => {
      const event = signedEvent(billing, request.body, String(request.headers[SIGNATURE] ?? ''))
      if (event === undefined) return reply.code(400).send({ error: 'The signature does not fit.' })
      await onStripeEvent(event, billing)
      return reply.send({ received: true })
    })
  })
}

function signedEvent(
  { stripe, webhookSecret }: StripeBilling,
  body: Buffer,
  signature: string,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

/** The plan that a way to the payment was given for, while it is neither paid nor replaced by another. */
async function requestOf(
  documents: Documents,
  token: string,
): Promise<{ readonly request: PlanRequest; readonly uid: string } | undefined> {
  const [found] = await documents.transact((tx) =>
    findFitting(tx, planRequests, { where: { token }, limit: 1 }),
  )
  return found?.content.state === 'waiting' ? { request: found.content, uid: found.id } : undefined
}
