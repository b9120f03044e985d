import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { findsNone } from '../../core/documents/finds-none.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { AllergenAnswer, AllergenGroup } from '../../food/allergens/allergens.ts'
import { Pack } from '../../food/ingredients/price-line.ts'
import { Currency, Price } from '../../core/money/money.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Packs } from './basket.ts'
import { orderParties, readByBothSides } from '../../access/roles/order-policy.ts'
import { ORDER_STATES } from './order-state.ts'

/** What an order comes to; net, VAT and fee add up to gross. */
export const OrderTotals = z.strictObject({
  net: Price,
  vat: Price,
  fee: Price,
  gross: Price,
  /** The tax of some lines is not known: `vat` and `gross` leave it out, and are not shown as if they were whole. */
  lacksVat: z.literal(true).optional(),
})

/** The order's number in its kitchen: `PO-000123`. */
export const OrderNumber = z.string().regex(/^PO-\d{6,9}$/)

const NUMBER_DIGITS = 6

/** The number of a kitchen's n-th order, counted from 1. */
export function orderNumber(n: number): string {
  return `PO-${String(n).padStart(NUMBER_DIGITS, '0')}`
}

/** Asked of a supplier (product, E34). Steps between the two sides, so only functions write it; never deleted. */
export const Order = z.strictObject({
  ...commonFields,
  ...orderParties,
  linkId: DocumentId,
  number: OrderNumber,
  /** The two names as they were when it was sent. */
  kitchenName: honestName(1, 80),
  supplierName: honestName(1, 80),
  wantedDay: LocalDate,
  /** Last moment at which cancelling is free; absent where the supplier has no cut-off. */
  cutOffAt: Timestamp.optional(),
  currency: Currency,
  totals: OrderTotals,
  note: z.string().trim().max(1000),
  sentBy: Uid,
  sentAt: Timestamp,
  channel: z.enum(['account', 'e-mail', 'print']),
  /** The mail that carries it to a supplier without an account. */
  mail: z
    .strictObject({ to: z.email().max(254), state: z.enum(['waits', 'sent', 'failed']), at: Timestamp })
    .optional(),
  /** When a person copied its link or printed it, to pass it on. */
  passedOnAt: Timestamp.optional(),
  /** SHA-256 of the token in the order e-mail, as lower-case hex. */
  confirmTokenHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  state: z.enum(ORDER_STATES),
  /** When it came to its state; decides when it closes by itself. */
  stateSince: Timestamp,
})
export type Order = Readonly<z.infer<typeof Order>>

/** What the supplier gives in place of a line; the kitchen checks the allergens of every recipe that uses it. */
export const Substitute = z.strictObject({
  name: z.string().trim().min(1).max(120),
  pack: Pack,
  price: Price,
  /** What the supplier says; a group it does not name is unknown. */
  allergens: z.partialRecord(AllergenGroup, AllergenAnswer),
})
export type Substitute = Readonly<z.infer<typeof Substitute>>

/** What a supplier says to a line; `later` comes with another delivery. */
export const LineAnswer = z.enum(['ok', 'short', 'none', 'substitute', 'later'])

/** One line of an order, with name, pack and price as they were when it was sent (product, E34). */
export const OrderLine = z
  .strictObject({
    ...commonFields,
    ...orderParties,
    priceLineId: DocumentId,
    /** The stock line it will be received into. */
    lineId: DocumentId,
    name: z.string().min(1).max(120),
    code: z.string().min(1).max(60).optional(),
    pack: Pack,
    packs: Packs.min(1),
    /** Of one pack, without VAT. */
    price: Price,
    note: z.string().max(300),
    confirmedPacks: Packs.optional(),
    confirmedPrice: Price.optional(),
    substitute: Substitute.optional(),
    answer: LineAnswer.optional(),
    /** In all deliveries together; 0 until the first. */
    receivedPacks: Packs,
  })
  .refine(({ answer, substitute }) => (answer === 'substitute') === (substitute !== undefined), {
    path: ['substitute'],
    message: 'is given when, and only when, the answer is a substitute',
  })
export type OrderLine = Readonly<z.infer<typeof OrderLine>>

/** `orders/{orderId}`; a list names its kitchen or its supplier. */
export const orders = collection<Order>({
  path: 'orders/{orderId}',
  schema: Order,
  policy: readByBothSides<Order>(),
  indexes: [
    ['kitchenId', 'state', 'wantedDay'],
    ['supplierId', 'state', 'wantedDay'],
    ['kitchenId', '-updatedAt'],
    ['supplierId', '-updatedAt'],
    ['kitchenId', '-number'],
    ['confirmTokenHash'],
  ],
})

const linePolicy = readByBothSides<OrderLine>()

/** `orders/{orderId}/lines/{lineId}`; a list names its kitchen or its supplier. */
export const orderLines = collection<OrderLine>({
  path: 'orders/{orderId}/lines/{lineId}',
  schema: OrderLine,
  policy: {
    ...linePolicy,
    read: (context, known) => linePolicy.read(context, known) || findsNone(OrderLine, known),
  },
  indexes: [['priceLineId']],
})
