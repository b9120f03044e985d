import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useState } from 'react'
import { useSession } from '../../data/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/navigation.ts'
import { ownPath } from '../../shell/own-path.ts'
import { useSearchParams } from '../../shell/page-context.tsx'
import { paths } from '../../shell/paths.ts'
import { AccountPanel } from './account-panel.tsx'
import { JoinOrSignIn } from './join-or-sign-in.tsx'
import { ProviderArrival } from './provider-arrival.tsx'
import { providerReturn } from './providers.ts'

function WhoIsHere() {
  const session = useSession()
  const search = useSearchParams()
  const [arrival] = useState(() => providerReturn(globalThis.location.hash))
  const [isWorking, setWorking] = useState(false)
  const next = ownPath(search.get('next'), paths.dash)
  const isMember = session.state === 'here' && !session.isGuest
  if (arrival !== undefined) return <ProviderArrival arrival={arrival} next={next} />
  if (isMember && !isWorking) {
    return <AccountPanel session={session} next={search.has('next') ? next : undefined} />
  }
  return (
    <JoinOrSignIn
      first={search.get('join') === '1' ? 'join' : 'signIn'}
      next={next}
      isForNext={search.has('next')}
      onWorking={setWorking}
      onDone={() => navigate(next, { replace: true })}
    />
  )
}

/** Who I am here: a guest who may get an account or sign in, or a member who may sign out. */
export function AuthPage() {
  const t = useText()
  const session = useSession()
  return (
    <Page width="reading">
      {session.state === 'waiting' ? <Skeleton label={t('shell.waiting')} /> : <WhoIsHere />}
    </Page>
  )
}
