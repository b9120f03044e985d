import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useState } from 'react'
import type { SignedInSession } from '../../../lib/session/session-store.ts'
import { useText } from '../../../messages/text.tsx'
import { askForVerification, refreshAccount } from './identity.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import type { IdentityOutcome } from './to-identity-outcome.ts'

interface EmailStateProps {
  readonly session: SignedInSession
  /** Own path that the page behind the e-mailed link leads back to. */
  readonly next?: string | undefined
}

/** Whether the person's address is confirmed; if not, the ways to do it. */
export function EmailState({ session, next }: EmailStateProps) {
  const t = useText()
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [isSent, setSent] = useState(false)
  const run = async (step: Promise<IdentityOutcome>, onDone: () => void) => {
    const outcome = await step
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
    if (outcome.state === 'done') onDone()
  }
  if (session.isEmailVerified) {
    return (
      <span>
        <StateMark state="ok">{t('auth.email.verified')}</StateMark>
      </span>
    )
  }
  return (
    <Stack gap={12}>
      <span>
        <StateMark state="warn">{t('auth.email.unverified')}</StateMark>
      </span>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      {isSent ? (
        <Banner state="ok" aria-live="polite">
          {t('auth.email.sent', { email: session.email ?? '' })}
        </Banner>
      ) : null}
      <Cluster>
        <Button onClick={() => void run(askForVerification(next), () => setSent(true))}>
          {t('auth.email.send')}
        </Button>
        <Button tone="plain" onClick={() => void run(refreshAccount(), () => undefined)}>
          {t('auth.email.lookAgain')}
        </Button>
      </Cluster>
    </Stack>
  )
}
