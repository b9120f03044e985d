import { collection } from '@brigade/contract/collection.ts'
import { Uid } from '@brigade/domain/core/documents/common-fields.ts'
import { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { RECEIVED_A_DAY, SENT_A_DAY } from '@brigade/domain/people/network/reaching-out.ts'
import { PushAddress } from '@brigade/domain/people/notifications/push-address.ts'
import * as z from 'zod'

/** Nobody but the server itself. */
const serverOnly = { read: () => false, create: () => false, change: () => false, delete: () => false }

/** The pair of keys by which push services know this server; made once, kept with the rest of its data. */
export const pushKeys = collection({
  path: 'push-keys/{keyId}',
  schema: z.strictObject({ publicKey: z.string().max(200), privateKey: z.string().max(200) }),
  policy: serverOnly,
})

/** One browser that takes push messages, under a hash of its address: it belongs to whoever signed in there last. */
export const pushSubscriptions = collection({
  path: 'push-subscriptions/{subscriptionId}',
  schema: z.strictObject({ uid: Uid, ...PushAddress.shape }),
  policy: serverOnly,
})

/** Notices that have been written and not yet sent on; each goes as soon as a process has taken it up. */
export const noticeDeliveries = collection({
  path: 'notice-deliveries/{notificationId}',
  schema: z.strictObject({ uid: Uid }),
  policy: serverOnly,
})

/** When somebody wrote to others who had not asked, and was written to so, within the last day. */
export const reachCounts = collection({
  path: 'reach-counts/{uid}',
  schema: z.strictObject({
    sentAt: z.array(Timestamp).max(SENT_A_DAY),
    receivedAt: z.array(Timestamp).max(RECEIVED_A_DAY),
  }),
  policy: serverOnly,
})
