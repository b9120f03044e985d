import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useEffect } from 'react'
import { noteLeaving } from '../../lib/session/firebase-session.ts'
import { endedSessionStore } from '../../lib/session/ended-session-store.ts'
import { useText } from '../../messages/text.tsx'
import { splitAddress } from '../routing/language-address.ts'
import { matchRoute } from '../routing/match-route.ts'
import { navigate } from '../routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { routes } from '../routing/routes.table.ts'
import { useAddress } from '../routing/current-address.tsx'

function needsSomebody(path: string): boolean {
  const match = matchRoute(routes, path)
  return match.kind === 'page' && match.route.middleware !== undefined
}

/**
 * Tells a member that the server has ended their session, and leads back to where they are; a page that asks who they are is left
 * for the sign-in, once.
 */
export function SignedOutBanner() {
  const t = useText()
  const { pathname, search } = useAddress()
  const { path } = splitAddress(pathname)
  const toSignIn = paths.auth(path + search)
  useEffect(() => {
    if (endedSessionStore.get() !== 'just now' || !needsSomebody(path)) return
    endedSessionStore.set('before')
    navigate(toSignIn, { replace: true })
  }, [path, toSignIn])
  return (
    <Banner state="warn">
      {t('auth.error.signedOut')}
      {path.startsWith('/auth') ? null : (
        <LinkButton size="small" href={toSignIn}>
          {t('shell.signIn')}
        </LinkButton>
      )}
      <Button size="small" onClick={noteLeaving}>
        {t('common.close')}
      </Button>
    </Banner>
  )
}
