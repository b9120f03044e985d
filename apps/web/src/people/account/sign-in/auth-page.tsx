import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect, useState } from 'react'
import { LongWait } from '../../../lib/reading/loaded.tsx'
import { sessionStore, useSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { ownPath } from '../../../shell/routing/own-path.ts'
import { useSearchParams } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { AccountPanel } from './account-panel.tsx'
import { JoinOrSignIn } from './join-or-sign-in.tsx'
import { ProviderReturnPage } from './provider-return-page.tsx'
import { providerReturn } from './providers.ts'

function WhoIsHere() {
  const session = useSession()
  const search = useSearchParams()
  const [arrival] = useState(() => providerReturn(globalThis.location.hash))
  const [isWorking, setWorking] = useState(false)
  const next = ownPath(search.get('next'), paths.dash)
  const isMember = session.state === 'signedIn' && !session.isGuest
  if (arrival !== undefined) return <ProviderReturnPage arrival={arrival} next={next} />
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

/** A member who was redirected here before their session was known goes on to where they wanted. */
function GoOn({ to }: { readonly to: string }) {
  const t = useText()
  useEffect(() => navigate(to, { replace: true }), [to])
  return <Skeleton label={t('shell.waiting')} />
}

/** The account page: a guest can create an account or sign in, a member can sign out. */
export function AuthPage() {
  const session = useSession()
  const [wasUnknown] = useState(() => sessionStore.get().state === 'pending')
  const requestedNext = useSearchParams().get('next')
  const isMemberAfterAll = wasUnknown && session.state === 'signedIn' && !session.isGuest
  return (
    <Page width="reading">
      {session.state === 'pending' ? (
        <LongWait />
      ) : isMemberAfterAll && requestedNext !== null ? (
        <GoOn to={ownPath(requestedNext, paths.dash)} />
      ) : (
        <WhoIsHere />
      )}
    </Page>
  )
}
