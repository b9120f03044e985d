import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId, Sentence } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { AllergenGroup } from '../../food/allergens/allergens.ts'
import { Pack } from '../../food/ingredients/price-line.ts'
import { Price } from '../../core/money/money.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { MOST_BASKET_LINES, Packs } from './basket.ts'
import { LineAnswer, OrderNumber, OrderTotals, Substitute } from './order.ts'
import { ORDER_STATES } from './order-state.ts'

const OrderCall = z.strictObject({ requestId: RequestId, orderId: DocumentId })
const OrderState = z.enum(ORDER_STATES)
const StateAfter = z.strictObject({ state: OrderState })

/** What a flexible supplier asks once before it takes an order. */
export const OrderWarning = z.enum(['cut-off-passed', 'below-minimum', 'over-capacity'])
export type OrderWarning = z.infer<typeof OrderWarning>

/**
 * Sends what is in a basket (rules OR7 to OR9): a lead's, or by the grant `orders`. What the sender saw goes along, so
 * that a price that changed meanwhile refuses with `price-changed` and its lines. A strict rule of the supplier refuses;
 * a flexible one answers with its warnings, and the same order with `accept` is sent. Refusals say: `cut-off-passed` the
 * next day, `below-minimum` what is missing.
 */
export const sendOrder = functionContract({
  name: 'sendOrder',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    linkId: DocumentId,
    lines: z
      .array(
        z.strictObject({ priceLineId: DocumentId, packs: Packs.min(1), note: z.string().trim().max(300) }),
      )
      .min(1)
      .max(MOST_BASKET_LINES),
    wantedDay: LocalDate,
    note: z.string().trim().max(1000),
    seenTotals: OrderTotals,
    accept: z.array(OrderWarning).max(3),
  }),
  output: z.discriminatedUnion('sent', [
    z.strictObject({
      sent: z.literal(true),
      orderId: DocumentId,
      number: OrderNumber,
      /** The secret of the supplier's link, where it has no account; told this once. */
      token: z.string().optional(),
    }),
    z.strictObject({ sent: z.literal(false), warnings: z.array(OrderWarning).min(1) }),
  ]),
  reasons: [
    'cut-off-passed',
    'below-minimum',
    'holiday',
    'price-changed',
    'over-capacity',
    'not-linked',
    'gone',
  ],
})

/**
 * A new link for a supplier without an account, to copy or to mail; the one before it opens nothing any more. `by: 'mail'`
 * queues a mail, `by: 'hand'` notes that a person passes it on.
 */
export const passOrderOn = functionContract({
  name: 'passOrderOn',
  audience: 'member',
  input: OrderCall.extend({ by: z.enum(['mail', 'hand']) }),
  output: z.strictObject({ token: z.string() }),
  reasons: ['no-address', 'has-account', 'gone'],
})

/** What a supplier without an account sees through the link of an order. */
export const readOrder = functionContract({
  name: 'readOrder',
  audience: 'anyone',
  input: z.strictObject({ requestId: RequestId, token: z.string().min(20).max(200) }),
  output: z.strictObject({
    orderId: DocumentId,
    number: OrderNumber,
    kitchenName: z.string(),
    supplierName: z.string(),
    wantedDay: LocalDate,
    totals: OrderTotals,
    note: z.string(),
    state: OrderState,
    lines: z.array(
      z.strictObject({
        lineId: DocumentId,
        name: z.string(),
        code: z.string().optional(),
        pack: Pack,
        packs: Packs,
        price: Price,
        note: z.string(),
        answer: LineAnswer.optional(),
        confirmedPacks: Packs.optional(),
      }),
    ),
  }),
  reasons: ['gone'],
})

/** A supplier's answer, line by line; a line that is not named is as ordered. By sales, or by the order's e-mail link. */
export const answerOrder = functionContract({
  name: 'answerOrder',
  audience: 'anyone',
  input: z.strictObject({
    requestId: RequestId,
    order: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('id'), orderId: DocumentId }),
      z.strictObject({ kind: z.literal('token'), token: z.string().min(20).max(200) }),
    ]),
    lines: z
      .array(
        z.strictObject({
          lineId: DocumentId,
          answer: LineAnswer,
          packs: Packs.optional(),
          price: Price.optional(),
          substitute: Substitute.optional(),
        }),
      )
      .max(MOST_BASKET_LINES),
    note: z.string().trim().max(1000),
  }),
  output: StateAfter,
  reasons: ['too-late', 'state', 'substitute-missing', 'gone'],
})

/** The kitchen's answer to a changed order: each changed line is taken or left. Left lines are no longer on order. */
export const answerChanges = functionContract({
  name: 'answerChanges',
  audience: 'member',
  input: OrderCall.extend({
    lines: z.array(z.strictObject({ lineId: DocumentId, accept: z.boolean() })).max(MOST_BASKET_LINES),
    words: z.string().trim().max(1000),
  }),
  output: StateAfter.extend({
    /** Recipes to look at, because a substitute says more of these groups than what it stands for (rule AL7). */
    allergenChecks: z.array(z.strictObject({ recipeId: DocumentId, groups: z.array(AllergenGroup) })),
  }),
  reasons: ['state', 'gone'],
})

/**
 * Cancels an order: free before the cut-off; later the supplier is asked, and the answer says so. The supplier cancels
 * only what it was asked to.
 */
export const cancelOrder = functionContract({
  name: 'cancelOrder',
  audience: 'member',
  input: OrderCall.extend({ reason: Sentence }),
  output: StateAfter.extend({ isSupplierAsked: z.boolean() }),
  reasons: ['state', 'after-cut-off', 'not-asked', 'gone'],
})

/** Closes an order, or gives up the rest of a part received one with a reason: it is then no longer on order. */
export const closeOrder = functionContract({
  name: 'closeOrder',
  audience: 'member',
  input: OrderCall.extend({ reason: Sentence.optional() }),
  output: StateAfter,
  reasons: ['state', 'reason-needed', 'gone'],
})
