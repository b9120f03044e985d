import { findDocuments } from '../../core/functions/find-documents.ts'
import { documentPath, isPathOf } from '@brigade/contract/path.ts'
import {
  channelsFor,
  notificationPreferences,
  USUAL_PREFERENCES,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import {
  isUrgent,
  type Notification,
  notifications,
} from '@brigade/domain/people/notifications/notification.ts'
import type { PushAddress } from '@brigade/domain/people/notifications/push-address.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { LONGEST_SHIFT_MS } from '@brigade/domain/kitchen/rota/place-shift.ts'
import { shifts } from '@brigade/domain/kitchen/rota/shift.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Log } from '@brigade/platform/documents/log.ts'
import type { Documents, DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { noticeDeliveries, pushSubscriptions } from './push-collections.ts'
import { type PushKeys, pushKeysIn } from './push-keys.ts'
import type { SendPush } from './send-push.ts'

/** What a push message says and where it leads; the service worker gets it with the notice's id. */
interface NoticeWords {
  readonly title: string
  readonly body: string
  readonly path: string
}

export interface DeliveryParts {
  readonly documents: Documents
  /** The words of a notice in a language. */
  readonly words: (locale: string, notice: Notification) => Promise<NoticeWords>
  readonly send: SendPush
  readonly log: Log
}

/** Taken up together; the rest follows. */
const AT_ONCE = 50
const UNKNOWN_ZONE = 'UTC'
const UNKNOWN_LOCALE = 'en-GB'

interface Delivery {
  readonly notificationId: string
  readonly uid: string
}

/** Everything that one notice's way depends on. */
interface Way {
  readonly notice: Notification
  readonly locale: string
  readonly browsers: readonly (PushAddress & { readonly path: string })[]
  readonly keys: PushKeys
}

/** Takes waiting deliveries away, so that no other process sends them too. */
function takeUp(documents: Documents): Promise<readonly Delivery[]> {
  return documents.transact(async (tx) => {
    const waiting = await findDocuments(tx, noticeDeliveries, { limit: AT_ONCE })
    for (const { path } of waiting) tx.delete(path)
    return waiting.map(({ id, content }) => ({ notificationId: id, uid: content.uid }))
  })
}

async function isOnShift(tx: DocumentTransaction, uid: string): Promise<boolean> {
  const now = msFromTimestamp(tx.now)
  const begun = await findDocuments(tx, shifts, {
    where: { uid, state: 'published' },
    range: [
      ['startsAt', '<=', tx.now],
      ['startsAt', '>', timestampFromMs(now - LONGEST_SHIFT_MS)],
    ],
  })
  return begun.some(({ content }) => msFromTimestamp(content.endsAt) > now)
}

async function known<Content>(
  tx: DocumentTransaction,
  of: { readonly path: string; readonly schema: { parse(data: unknown): Content } },
  params: Readonly<Record<string, string>>,
): Promise<Content | undefined> {
  const data = await tx.get(documentPath(of, params))
  return data === undefined ? undefined : of.schema.parse(data)
}

/** Which browsers get a notice; none when the person wants no push for it now (product, E44). */
function wayOf(documents: Documents, { uid, notificationId }: Delivery): Promise<Way | undefined> {
  return documents.transact(async (tx) => {
    const notice = await known(tx, notifications, { uid, notificationId })
    if (notice === undefined) return undefined
    const profile = await known(tx, brigadeUserProfiles, { uid })
    const preferences = await known(tx, notificationPreferences, { uid, settingsId: 'notifications' })
    const channels = channelsFor(
      { kind: notice.kind, isUrgent: isUrgent(notice.kind) },
      preferences ?? USUAL_PREFERENCES,
      {
        nowMs: msFromTimestamp(tx.now),
        zone: profile?.zone ?? UNKNOWN_ZONE,
        isOnShift: await isOnShift(tx, uid),
      },
    )
    if (!channels.includes('web push')) return undefined
    const found = await findDocuments(tx, pushSubscriptions, { where: { uid } })
    const browsers = found.map(({ path, content }) => ({ path, ...content }))
    return { notice, locale: profile?.locale ?? UNKNOWN_LOCALE, browsers, keys: await pushKeysIn(tx) }
  })
}

async function deliver({ documents, words, send, log }: DeliveryParts, delivery: Delivery): Promise<void> {
  const way = await wayOf(documents, delivery)
  if (way === undefined || way.browsers.length === 0) return
  const message = await words(way.locale, way.notice)
  const text = JSON.stringify({ ...message, id: delivery.notificationId })
  for (const { path, endpoint, keys } of way.browsers) {
    try {
      const pushed = await send({ endpoint, keys }, text, way.keys)
      if (pushed === 'gone') await documents.transact(async (tx) => tx.delete(path))
    } catch (error) {
      log.warn({ err: error }, 'A push message was not taken; the notice stands in the app')
    }
  }
}

/**
 * Sends every notice on as soon as it is written, to the browsers whose person wants it there and now. What was written
 * while no server ran goes at the start. The answer ends it, when what is under way has gone.
 */
export function deliverNotices(parts: DeliveryParts): () => Promise<void> {
  let work = Promise.resolve()
  const next = () => {
    work = work
      .then(deliverAll)
      .catch((error: unknown) => parts.log.error({ err: error }, 'Notices were not sent on'))
  }
  const deliverAll = async () => {
    for (
      let waiting = await takeUp(parts.documents);
      waiting.length > 0;
      waiting = await takeUp(parts.documents)
    )
      for (const each of waiting) await deliver(parts, each)
  }
  const stop = parts.documents.watch((paths) => {
    if (paths.some((path) => isPathOf(noticeDeliveries, path))) next()
  })
  next()
  return async () => {
    stop()
    await work
  }
}
