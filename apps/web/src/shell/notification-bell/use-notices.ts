import {
  type NotificationPreferences,
  notificationPreferences,
  USUAL_PREFERENCES,
  wantedChannels,
} from '@brigade/domain/people/notifications/notification-preferences.ts'
import { type Notification, notifications } from '@brigade/domain/people/notifications/notification.ts'
import type { Kept, Loadable } from '../../lib/reading/loadable.ts'
import { type QueryWish, useQuery } from '../../lib/reading/use-query.ts'

/**
 * What a person wants to be told; `value` is null while nothing was ever chosen. The list is asked, not its only document:
 * while that is missing, the SDK would note anew with every change of anything that it is.
 */
export function usePreferences(uid: string | null): Loadable<Kept<NotificationPreferences> | null> {
  const found = useQuery(notificationPreferences, uid === null ? null : { uid })
  if (found.state !== 'success') return found
  const [value = null] = found.value
  // Without a copy of its own the device cannot say that nothing was chosen.
  return value === null && found.fromCache ? { state: 'pending' } : { ...found, value }
}

/** A person's notices, without the kinds they do not want to see in the app. */
export function useNotices(uid: string | null, wish: QueryWish): Loadable<readonly Kept<Notification>[]> {
  const preferences = usePreferences(uid)
  const found = useQuery(notifications, uid === null ? null : { uid }, wish)
  if (found.state !== 'success') return found
  const chosen = preferences.state === 'success' ? preferences.value?.content : undefined
  const isWanted = ({ content }: Kept<Notification>) =>
    wantedChannels(content.kind, chosen ?? USUAL_PREFERENCES).includes('in app')
  return { ...found, value: found.value.filter(isWanted) }
}
