import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeSettings } from './notice-settings.tsx'

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
