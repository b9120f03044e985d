import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, LanguageTag } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { MOST_MAIL_TRIES } from '../../core/mail/mail-retry.ts'
import type { Order, OrderLine } from './order.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** An order that waits to be mailed to a supplier without an account. It goes once it has left, or is given up. */
export const OrderMail = z.strictObject({
  ...commonFields,
  kitchenId: DocumentId,
  orderId: DocumentId,
  /** The secret of the link in it. */
  token: z.string().min(20).max(200),
  to: z.email().max(254),
  /** In which the mail is written: that of the person who sends the order. */
  locale: LanguageTag,
  tries: z.int().min(0).max(MOST_MAIL_TRIES),
  nextTryAt: Timestamp,
})
export type OrderMail = Readonly<z.infer<typeof OrderMail>>

/** `order-mails/{mailId}`: the server's own; nobody reads it, because it holds the link's secret. */
export const orderMails = collection<OrderMail>({
  path: 'order-mails/{mailId}',
  schema: OrderMail,
  policy: writtenByFunctions<OrderMail>(() => false),
  indexes: [['nextTryAt']],
})

/** What is said in the mail of an order. */
export interface OrderMailFacts {
  readonly order: Pick<Order, 'number' | 'kitchenName' | 'supplierName' | 'wantedDay' | 'note'>
  readonly lines: readonly Pick<OrderLine, 'name' | 'code' | 'pack' | 'packs' | 'note'>[]
  /** The address under which the supplier answers. */
  readonly link: string
}
