import type { Documents } from '@brigade/platform/documents/types.ts'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import type { ServerConfig } from '../../core/start/config.ts'
import type { Billing } from '../../core/start/billing.ts'
import { registerBilling } from './register-billing.ts'
import { stripePayments } from './stripe-payments.ts'

interface OpenBilling {
  readonly billing: Billing
  /** Opens what a payment provider needs; nothing without one. */
  readonly openRoutes: (app: FastifyInstance, documents: Documents) => Promise<void>
}

/** How this server sells plans. Nothing is asked of the payment provider before somebody pays. */
export function openBilling({
  billing: settings,
  publicUrl,
}: Pick<ServerConfig, 'billing' | 'publicUrl'>): OpenBilling {
  if (settings.mode !== 'stripe') {
    return { billing: { mode: settings.mode }, openRoutes: () => Promise.resolve() }
  }
  const stripe = new Stripe(settings.secretKey, { telemetry: false })
  const { webhookSecret } = settings
  const payments = stripePayments(stripe, publicUrl)
  return {
    billing: { mode: 'stripe', payments },
    openRoutes: (app, documents) => registerBilling(app, { stripe, webhookSecret, payments, documents }),
  }
}
