import * as z from 'zod'
import { boundedMap } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { commonFields, isChangedByCaller } from '../../core/documents/common-fields.ts'
import { isOwn } from '../../access/roles/own-document.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** What a notice is about; decides its words and where it leads. */
export const NotificationKind = z.enum([
  'invitation',
  'invitation-accepted',
  'invitation-declined',
  'access-changed',
  'ownership-offered',
  'removed-from-team',
  'member-left',
  'approached',
  'approach-answered',
  'application-received',
  'application-acknowledged',
  'application-moved',
  'application-declined',
  'application-withdrawn',
  'offer',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'own-offer-expired',
  'hired',
  'job-closed',
  'job-expired',
  'own-job-expired',
  'shift-asked',
  'shift-booked',
  'shift-answered',
  'booking-moved',
  'ingredient-change-accepted',
  'ingredient-change-declined',
  'allergens-changed',
  'link-asked',
  'link-answered',
  'product-changed',
  'order-sent',
  'order-answered',
  'order-moved',
  'cut-off-near',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Notices about safety and about one's own access, which quiet hours do not hold back (product, E44). */
const URGENT: readonly NotificationKind[] = [
  'access-changed',
  'removed-from-team',
  'allergens-changed',
  'product-changed',
]

/** Whether a notice goes out at once, whatever the hour. */
export function isUrgent(kind: NotificationKind): boolean {
  return URGENT.includes(kind)
}

const MOST_VALUES = 12

/** A notice to one person (product, E44). Words come from the message catalogue: `textKey` with `values`. */
export const Notification = z.strictObject({
  ...commonFields,
  kind: NotificationKind,
  /** The document it leads to, such as `applications/j1_u1`. */
  thing: z.string().min(1).max(500),
  textKey: z.string().min(1).max(100),
  values: boundedMap(z.string().max(40), z.union([z.string().max(2000), z.number()]), MOST_VALUES),
  at: Timestamp,
  /** Null until read, so that unread ones can be asked for. */
  readAt: Timestamp.nullable(),
})
export type Notification = Readonly<z.infer<typeof Notification>>

/** Notices: made by the server, read and marked as read by the person. */
export const notifications = collection({
  path: 'brigade-user-profiles/{uid}/notifications/{notificationId}',
  schema: Notification,
  policy: {
    read: isOwn,
    create: () => false,
    change: (context, before, after) =>
      isOwn(context) && isChangedByCaller(context, before, after) && changesOnly(before, after, ['readAt']),
    delete: () => false,
  },
  indexes: [['readAt', '-at'], ['-at']],
  groupIndexes: [['at']],
})
