import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Price } from '../../core/money/money.ts'
import { VERDICTS } from '../safety/verdict.ts'
import { claimFields } from './claim.ts'
import { deliveryFields } from './delivery.ts'
import { invoiceFields } from './invoice.ts'
import { CLAIM_STATES } from './move-claim.ts'
import { INVOICE_STATES } from './move-invoice.ts'
import { ORDER_STATES } from './order-state.ts'

const OrderCall = z.strictObject({ requestId: RequestId, orderId: DocumentId })
const OrderState = z.enum(ORDER_STATES)

/**
 * Checks a delivery in: a lead's, or by the grant `orders`. It writes receipts to the ledger, price history, the safety
 * record, and a corrective action where a line failed. More than was sent needs `accept`.
 */
export const receiveDelivery = functionContract({
  name: 'receiveDelivery',
  audience: 'member',
  input: OrderCall.extend({
    delivery: z.strictObject(deliveryFields),
    accept: z.array(z.literal('more-than-sent')).max(1),
  }),
  output: z.strictObject({
    deliveryId: DocumentId,
    state: OrderState,
    verdict: z.enum(VERDICTS),
    movementIds: z.array(DocumentId),
    correctiveActionIds: z.array(DocumentId),
  }),
  reasons: ['more-than-sent', 'state', 'gone'],
})

/** Records an invoice (rules TM1 to TM5): a lead who also orders. */
export const recordInvoice = functionContract({
  name: 'recordInvoice',
  audience: 'member',
  input: OrderCall.extend(invoiceFields),
  output: z.strictObject({ invoiceId: DocumentId, verdict: z.enum(['pay', 'exception', 'do-not-pay']) }),
  reasons: ['duplicate-number', 'line', 'sum', 'gone'],
})

/** Approves or disputes an invoice; a dispute says why and opens a claim. */
export const decideInvoice = functionContract({
  name: 'decideInvoice',
  audience: 'member',
  input: OrderCall.extend({
    invoiceId: DocumentId,
    approve: z.boolean(),
    words: z.string().trim().max(1000),
  }),
  output: z.strictObject({ state: z.enum(INVOICE_STATES), claimId: DocumentId.optional() }),
  reasons: ['words-needed', 'state', 'gone'],
})

/** Opens a claim about an order that came in, within 14 days after the last of its goods; by either side. */
export const openClaim = functionContract({
  name: 'openClaim',
  audience: 'member',
  input: OrderCall.extend({ ...claimFields, creditAsked: Price.optional() }),
  output: z.strictObject({ claimId: DocumentId, state: OrderState }),
  reasons: ['window', 'line', 'currency', 'state', 'gone'],
})

/**
 * Names a credit, or agrees to the one that the other side has named; the claim is then settled, and with the last claim
 * its order. A supplier without an account names its credit through the kitchen.
 */
export const settleClaim = functionContract({
  name: 'settleClaim',
  audience: 'member',
  input: OrderCall.extend({
    claimId: DocumentId,
    settlement: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('offer'), credit: Price }),
      z.strictObject({ kind: z.literal('agree') }),
    ]),
  }),
  output: z.strictObject({ claim: z.enum(CLAIM_STATES), order: OrderState }),
  reasons: ['own-offer', 'currency', 'state', 'gone'],
})
