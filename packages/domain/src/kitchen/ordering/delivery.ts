import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId, boundedMap } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { Price } from '../../core/money/money.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { VERDICTS } from '../safety/verdict.ts'
import { Lot } from '../stock/movement.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { keptByThoseWhoOrder, MOST_BASKET_LINES, Packs } from './basket.ts'
import { orderParties, readByBothSides } from '../../access/roles/order-policy.ts'

/** What arrived of one line of an order. */
export const DeliveredLine = z.strictObject({
  packs: Packs,
  condition: z.enum(['ok', 'damaged', 'wrong', 'missing']),
  /** As measured at the door. */
  temp: Temperature.optional(),
  lot: Lot.optional(),
  useBy: LocalDate.optional(),
  /** On the delivery note, where it is not the confirmed one. */
  price: Price.optional(),
})
export type DeliveredLine = Readonly<z.infer<typeof DeliveredLine>>

/** What the person at the door wrote down; a delivery and its draft have it alike. */
export const deliveryFields = {
  /** When it arrived, by the clock of the device. */
  at: Timestamp,
  /** By line of the order. */
  lines: boundedMap(DocumentId, DeliveredLine, MOST_BASKET_LINES),
  vehicleTemp: Temperature.optional(),
  photos: z.array(FileId).max(12),
  signature: FileId.optional(),
  accepted: z.enum(['yes', 'part', 'no']),
}

/** Goods that came (product, E34). It is the safety record of the delivery too; never changed, never deleted. */
export const Delivery = z.strictObject({
  ...commonFields,
  ...orderParties,
  ...deliveryFields,
  by: Uid,
  /** By the limits of this edition, when it was received. */
  verdict: z.enum(VERDICTS),
  limitsVersion: z.string().min(1).max(20),
})
export type Delivery = Readonly<z.infer<typeof Delivery>>

/** `orders/{orderId}/deliveries/{deliveryId}`: appended by `receiveDelivery`, read by both sides. */
export const deliveries = collection<Delivery>({
  path: 'orders/{orderId}/deliveries/{deliveryId}',
  schema: Delivery,
  policy: readByBothSides<Delivery>(),
  indexes: [['at']],
})

/** A delivery being checked in, before it is sent (product, E34). The document's id is the order's. */
export const DeliveryDraft = z.strictObject({ ...commonFields, ...deliveryFields })
export type DeliveryDraft = Readonly<z.infer<typeof DeliveryDraft>>

/** Drafts of deliveries: plain documents of those who receive, filled without network too. */
export const deliveryDrafts = collection<DeliveryDraft>({
  path: 'kitchens/{kitchenId}/delivery-drafts/{orderId}',
  schema: DeliveryDraft,
  policy: keptByThoseWhoOrder,
})
