import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { orderParties, readByBothSides } from '../../access/roles/order-policy.ts'
import { ORDER_STATES } from './order-state.ts'

/** One step of an order (product, E34): who did what, when, and why. */
export const OrderEvent = z.strictObject({
  ...commonFields,
  ...orderParties,
  kind: z.enum([
    'sent',
    'confirmed',
    'changed',
    'changes accepted',
    'changes refused',
    'lapsed',
    'cancel asked',
    'cancelled',
    'received',
    'rest closed',
    'invoice recorded',
    'invoice decided',
    'claim opened',
    'credit offered',
    'claim settled',
    'closed',
  ]),
  side: z.enum(['kitchen', 'supplier', 'server']),
  at: Timestamp,
  from: z.enum(ORDER_STATES).optional(),
  to: z.enum(ORDER_STATES),
  words: z.string().trim().max(1000),
})
export type OrderEvent = Readonly<z.infer<typeof OrderEvent>>

/** `orders/{orderId}/events/{eventId}`: appended by functions, read by both sides. */
export const orderEvents = collection<OrderEvent>({
  path: 'orders/{orderId}/events/{eventId}',
  schema: OrderEvent,
  policy: readByBothSides<OrderEvent>(),
  indexes: [['at']],
})
