import { Button } from '@brigade/design-system/atoms/button.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Suspense, useState } from 'react'
import { endedSessionStore } from '../../lib/session/ended-session-store.ts'
import { unconfirmedLists } from '../../lib/reading/unconfirmed-lists.ts'
import { useSyncState } from '../../lib/writing/use-sync-state.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import { useStore } from '../../lib/store/store.ts'
import { newVersionStore } from '../version/version-watch.ts'

const SignedOutBanner = lazyComponent(async () => (await import('./signed-out-banner.tsx')).SignedOutBanner, {
  isOptional: true,
})

const RejectedWrites = lazyComponent(async () => (await import('./rejected-writes.tsx')).RejectedWrites)

/** Says what is saved where when it is not simply saved, when a session was ended, and when a new version waits. */
export function SyncBanner() {
  const t = useText()
  const { time } = useFormat()
  const { connection, waiting, lastSyncedAt, rejected, isServerFull, pausedUntil } = useSyncState()
  const hasNewVersion = useStore(newVersionStore, false)
  const isSignedOut = useStore(endedSessionStore, 'no') !== 'no'
  const unfetched = useStore(unconfirmedLists, 0)
  const isOffline = connection === 'offline'
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  return (
    <div data-print="no">
      <div aria-live="polite">
        {wasOffline && !isOffline ? <VisuallyHidden>{t('shell.sync.back')}</VisuallyHidden> : null}
        {isOffline ? (
          <Banner state="warn">
            {t(lastSyncedAt === null ? 'shell.offlineNever' : 'shell.offline', {
              count: waiting,
              time: lastSyncedAt === null ? '' : time(lastSyncedAt),
            })}
          </Banner>
        ) : null}
        {isOffline && unfetched > 0 ? <Banner state="info">{t('shell.offlineUnfetched')}</Banner> : null}
        {isServerFull && !isOffline ? <Banner state="late">{t('shell.serverFull')}</Banner> : null}
        {pausedUntil !== null && !isOffline ? (
          <Banner state="warn">{t('shell.writesPaused', { time: time(pausedUntil) })}</Banner>
        ) : null}
        <Suspense>{isSignedOut ? <SignedOutBanner /> : null}</Suspense>
        {hasNewVersion ? (
          <Banner state="info">
            {t('shell.newVersion')}
            <Button size="small" onClick={() => globalThis.location.reload()}>
              {t('shell.reload')}
            </Button>
          </Banner>
        ) : null}
      </div>
      <Suspense>{rejected.length === 0 ? null : <RejectedWrites writes={rejected} />}</Suspense>
    </div>
  )
}
