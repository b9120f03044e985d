import { useText } from '../../messages/text.tsx'
import { useNotices } from './use-notices.ts'

/** More than a glance can count. */
const COUNTED = 99

/** How many notices wait to be read, beside the bell; nothing when none does. */
export function UnreadCount({ uid }: { readonly uid: string }) {
  const t = useText()
  const unread = useNotices(uid, { where: [['readAt', '==', null]], limit: COUNTED + 1 })
  if (unread.state !== 'success' || unread.value.length === 0) return null
  const count = unread.value.length
  return (
    <>
      <span className="notice-bell-count" aria-hidden="true">
        {count > COUNTED ? `${COUNTED}+` : count}
      </span>
      <span className="visually-hidden">{t('shell.noticesUnread', { count })}</span>
    </>
  )
}
