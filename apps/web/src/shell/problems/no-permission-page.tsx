import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import type { Refusal } from '../guards/guard-chain.ts'
import { useHead } from '../document/head.tsx'
import { paths } from '../../lib/routing/paths.ts'

function useWords({ reason, role }: Refusal): string {
  const t = useText()
  if (reason !== 'kitchen') return t('noPermission.job')
  return t(role === 'manager' || role === 'owner' ? 'noPermission.managers' : 'noPermission.kitchen')
}

interface NoPermissionPageProps {
  readonly refusal: Refusal
  /** Path and search part that were asked for; the sign-in leads back to them. */
  readonly address: string
}

/** The page for a part the reader has no access to: says whose it is and whom to ask. */
export function NoPermissionPage({ refusal, address }: NoPermissionPageProps) {
  const t = useText()
  const session = useSession()
  useHead({ title: t('noPermission.title'), isHidden: true })
  const isKitchen = refusal.reason === 'kitchen'
  const subject = refusal.subject ?? ''
  // Who is not signed in may well belong to it.
  const mayBeKnown = session.state === 'signedOut' || (session.state === 'signedIn' && session.isGuest)
  return (
    <Page width="reading">
      <EmptyState drawing="closed-door" title={t('noPermission.title')} level={1} text={useWords(refusal)}>
        <Cluster>
          {mayBeKnown ? (
            <LinkButton tone="primary" href={paths.auth(address)}>
              {t('shell.signIn')}
            </LinkButton>
          ) : null}
          <LinkButton
            tone={mayBeKnown ? 'quiet' : 'primary'}
            href={isKitchen ? paths.kitchen(subject) : paths.job(subject)}
          >
            {t(isKitchen ? 'noPermission.toKitchen' : 'noPermission.toJob')}
          </LinkButton>
        </Cluster>
      </EmptyState>
    </Page>
  )
}
