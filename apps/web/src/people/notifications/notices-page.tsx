import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { type Notification, notifications } from '@brigade/domain/people/notifications/notification.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { noticePath } from './notice-path.ts'
import { useNotices } from '../../shell/notification-bell/use-notices.ts'
import { changing, write, type WriteOutcome } from '../../lib/writing/write.ts'

/** Notes notices as read, on this device at once; those that are read already stay as they are. */
function markRead(uid: string, notices: readonly StoredDocument<Notification>[]): Promise<WriteOutcome> {
  const readAt = timestampFromMs(Date.now())
  return write(
    notices
      .filter(({ content }) => content.readAt === null)
      .map(({ id, content }) =>
        changing(notifications, { uid, notificationId: id }, { before: content, changes: { readAt } }),
      ),
  )
}

/** The newest are enough to look back; older ones go after 90 days anyway (product, E44). */
const SHOWN = 100

interface RowProps {
  readonly uid: string
  readonly notice: StoredDocument<Notification>
}

function Row({ uid, notice }: RowProps) {
  const t = useText()
  const { dateTime } = useFormat()
  const { kind, values, at, readAt } = notice.content
  const isNew = readAt === null
  const read = () => void markRead(uid, [notice])
  // The server names a message of this catalogue by the kind.
  const sentence: MessageKey = `notices.${kind}`
  return (
    <Cell
      title={
        <Link href={noticePath(notice.content)} onClick={read}>
          {t(sentence, values)}
        </Link>
      }
      detail={`${t(`notices.kind.${kind}`)} · ${dateTime(msFromTimestamp(at))}`}
      trail={
        isNew ? (
          <>
            <StateMark state="info">{t('notices.new')}</StateMark>
            <Button
              size="small"
              aria-label={t('common.actionOf', { action: t('notices.readOne'), name: t(sentence, values) })}
              onClick={read}
            >
              {t('notices.readOne')}
            </Button>
          </>
        ) : undefined
      }
    />
  )
}

function Rows({
  uid,
  notices,
}: {
  readonly uid: string
  readonly notices: readonly StoredDocument<Notification>[]
}) {
  const t = useText()
  const unread = notices.filter(({ content }) => content.readAt === null)
  return (
    <Stack gap={12}>
      <Cluster justify="between">
        <p aria-live="polite">{t('notices.unread', { count: unread.length })}</p>
        {unread.length === 0 ? null : (
          <Button onClick={() => void markRead(uid, unread)}>{t('notices.readAll')}</Button>
        )}
      </Cluster>
      <Cells>
        {notices.map((notice) => (
          <Row key={notice.id} uid={uid} notice={notice} />
        ))}
      </Cells>
      {notices.length < SHOWN ? null : <p>{t('notices.older', { count: SHOWN })}</p>}
    </Stack>
  )
}

/** The reader's notifications, newest first, each with a link and a way to mark it as read. */
function NoticeList({ uid }: { readonly uid: string }) {
  const t = useText()
  const notices = useNotices(uid, { orderBy: ['-at'], limit: SHOWN })
  return (
    <Loaded
      of={notices}
      empty={
        <EmptyState drawing="empty-rail" title={t('notices.emptyTitle')} text={t('notices.emptyText')} />
      }
    >
      {(rows) => <Rows uid={uid} notices={rows} />}
    </Loaded>
  )
}

/** The reader's notifications and their settings. */
export function NoticesPage() {
  const t = useText()
  const session = useSession()
  return (
    <Page width="reading">
      <Stack gap={32}>
        <h1>{t('notices.title')}</h1>
        {session.state === 'signedIn' ? (
          <>
            <NoticeList uid={session.uid} />
            <NoticeSettings uid={session.uid} />
          </>
        ) : (
          <Skeleton label={t('shell.waiting')} />
        )}
      </Stack>
    </Page>
  )
}
