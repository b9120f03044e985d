import {
  notificationPreferences,
  USUAL_PREFERENCES,
  wantedChannels,
} from '@brigade/domain/notifications/notification-preferences.ts'
import { type Notification, notifications } from '@brigade/domain/notifications/notification.ts'
import type { Kept, Loadable } from '../../data/loadable.ts'
import { useDocument } from '../../data/use-document.ts'
import { type QueryWish, useQuery } from '../../data/use-query.ts'

/** Settings of notices stand under this name (product, E44). */
const SETTINGS_ID = 'notifications'

/** What a person wants to be told; `value` is null while nothing was ever chosen. */
export function usePreferences(uid: string | null) {
  return useDocument(notificationPreferences, uid === null ? null : { uid, settingsId: SETTINGS_ID })
}

/** A person's notices, without the kinds they do not want to see in the app. */
export function useNotices(uid: string | null, wish: QueryWish): Loadable<readonly Kept<Notification>[]> {
  const preferences = usePreferences(uid)
  const found = useQuery(notifications, uid === null ? null : { uid }, wish)
  if (found.state !== 'here') return found
  const chosen = preferences.state === 'here' ? preferences.value?.content : undefined
  const isWanted = ({ content }: Kept<Notification>) =>
    wantedChannels(content.kind, chosen ?? USUAL_PREFERENCES).includes('in app')
  return { ...found, value: found.value.filter(isWanted) }
}
