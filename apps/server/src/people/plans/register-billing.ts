import { findFitting } from '../../core/functions/find-documents.ts'
import { type PlanRequest, planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import type { Payments } from '../../core/start/billing.ts'
import { onStripeEvent } from './stripe-events.ts'

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
