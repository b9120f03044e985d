import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, boundedMap } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { FileId } from '../../core/files/file-id.ts'
import { callerHasGrant } from '../../access/roles/kitchen-policy.ts'
import { Price } from '../../core/money/money.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { MOST_BASKET_LINES, Packs } from './basket.ts'
import { INVOICE_STATES } from './move-invoice.ts'
import { orderPeople, orderParties } from '../../access/roles/order-policy.ts'

/** What an invoice says, as it was read. */
export const invoiceFields = {
  /** The supplier's number; compared without case and spaces (rule TM5). */
  number: z.string().trim().min(1).max(60),
  date: LocalDate,
  /** By line of the order; the price is of one pack, without VAT. */
  lines: boundedMap(DocumentId, z.strictObject({ packs: Packs, price: Price }), MOST_BASKET_LINES),
  file: FileId.optional(),
  net: Price,
  vat: Price,
  gross: Price,
}

/** An invoice of an order (product, E34b). What it says stays; a correction is a new one. The verdict is derived. */
export const Invoice = z.strictObject({
  ...commonFields,
  ...orderParties,
  ...invoiceFields,
  state: z.enum(INVOICE_STATES),
  /** What was said when it was decided. */
  words: z.string().trim().max(1000),
})
export type Invoice = Readonly<z.infer<typeof Invoice>>

/** `orders/{orderId}/invoices/{invoiceId}`: written by functions, read by those of the kitchen who see costs. */
export const invoices = collection<Invoice>({
  path: 'orders/{orderId}/invoices/{invoiceId}',
  schema: Invoice,
  policy: writtenByFunctions<Invoice>(
    (context) => callerHasGrant(context, 'costs'),
    (_params, caller, { kitchenId }) => orderPeople(caller, kitchenId === undefined ? {} : { kitchenId }),
  ),
  indexes: [['kitchenId', 'supplierId', 'number']],
})
