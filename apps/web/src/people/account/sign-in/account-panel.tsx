import '../auth.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useState } from 'react'
import type { SignedInSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { EmailState } from './email-state.tsx'
import { signOut } from './identity.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'

/** Ends the session on this device. */
export function SignOutButton() {
  const t = useText()
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const leave = async () => {
    const outcome = await signOut(() => globalThis.location.reload())
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
  }
  return (
    <>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      <Button onClick={() => void leave()}>{t('auth.signOut')}</Button>
    </>
  )
}

interface AccountPanelProps {
  readonly session: SignedInSession
  /** Where the reader was going. */
  readonly next: string | undefined
}

/** Shows who is signed in. */
export function AccountPanel({ session, next }: AccountPanelProps) {
  const t = useText()
  const name = session.displayName ?? session.email ?? t('shell.account')
  return (
    <Stack gap={16}>
      <h1>{t('auth.account.title')}</h1>
      <div className="auth-card">
        <div className="account-who">
          <Avatar name={name} size="large" />
          <span>
            <strong>{name}</strong>
            {session.email}
          </span>
        </div>
        <EmailState session={session} next={next} />
        <Cluster>
          {next === undefined ? null : (
            <LinkButton tone="primary" href={next}>
              {t('auth.account.goOn')}
            </LinkButton>
          )}
          <LinkButton href={paths.kitchens}>{t('auth.account.kitchens')}</LinkButton>
          <LinkButton href={paths.settings}>{t('auth.account.settings')}</LinkButton>
          <SignOutButton />
        </Cluster>
      </div>
    </Stack>
  )
}
