import {
  type NotificationPreferences,
  notificationPreferences,
  USUAL_PREFERENCES,
  wantedChannels,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import { type Notification, notifications } from '@brigade/domain/people/notifications/notification.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { type QueryWish, useQuery } from '../../lib/reading/use-query.ts'

/**
 * What a person wants to be told; `value` is null while nothing was ever chosen. The list is asked, not its only document:
 * while that is missing, the SDK would note anew with every change of anything that it is.
 */
export function usePreferences(uid: string | null): Loadable<StoredDocument<NotificationPreferences> | null> {
  const result = useQuery(notificationPreferences, uid === null ? null : { uid })
  if (result.state !== 'success') return result
  const [value = null] = result.value
  // Without a copy of its own the device cannot say that nothing was chosen.
  return value === null && result.fromCache ? { state: 'pending' } : { ...result, value }
}

/** A person's notices, without the kinds they do not want to see in the app. */
export function useNotices(
  uid: string | null,
  wish: QueryWish,
): Loadable<readonly StoredDocument<Notification>[]> {
  const preferences = usePreferences(uid)
  const result = useQuery(notifications, uid === null ? null : { uid }, wish)
  if (result.state !== 'success') return result
  const chosen = preferences.state === 'success' ? preferences.value?.content : undefined
  const isWanted = ({ content }: StoredDocument<Notification>) =>
    wantedChannels(content.kind, chosen ?? USUAL_PREFERENCES).includes('in app')
  return { ...result, value: result.value.filter(isWanted) }
}
