import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { IdentityBanner } from './identity-banner.tsx'
import { type ProviderReturn, signInByProvider } from './providers.ts'
import type { SignInOutcome } from './second-factor.ts'
import { SecondStepForm } from './second-step-form.tsx'

/** A code signs in once; drawing the page twice must not use it twice. */
const used = new Map<string, Promise<SignInOutcome>>()

function redeem(arrival: Extract<ProviderReturn, { readonly state: 'code' }>): Promise<SignInOutcome> {
  const running = used.get(arrival.code) ?? signInByProvider(arrival)
  used.set(arrival.code, running)
  return running
}

interface ProviderArrivalProps {
  readonly arrival: ProviderReturn
  readonly next: string
}

/** The page that a provider returns to: signs the reader in, or says why not. */
export function ProviderReturnPage({ arrival, next }: ProviderArrivalProps) {
  const t = useText()
  const [outcome, setOutcome] = useState<SignInOutcome>()
  useEffect(() => {
    let isCurrent = true
    // Out of the address, so that a reload does not use the code twice.
    const { pathname, search } = globalThis.location
    history.replaceState(history.state, '', pathname + search)
    const run = async () => {
      if (arrival.state === 'refused') return
      const result = await redeem(arrival)
      if (!isCurrent) return
      if (result.state === 'done') navigate(next, { replace: true })
      else setOutcome(result)
    }
    void run()
    return () => {
      isCurrent = false
    }
  }, [arrival, next])
  const again = <LinkButton href={paths.auth(next)}>{t('auth.reset.back')}</LinkButton>
  return (
    <Stack gap={16}>
      <h1>{t('auth.signIn.title')}</h1>
      <div className="auth-card">
        {arrival.state === 'refused' ? (
          <>
            <Banner state="warn" role="alert">
              {t('auth.provider.refused')}
            </Banner>
            {again}
          </>
        ) : outcome?.state === 'refused' ? (
          <>
            <IdentityBanner problem={outcome.problem} />
            {again}
          </>
        ) : outcome?.state === 'secondStep' ? (
          <SecondStepForm
            step={outcome}
            onDone={() => navigate(next, { replace: true })}
            onBack={() => globalThis.location.assign(paths.auth(next))}
          />
        ) : (
          <Skeleton label={t('shell.waiting')} lines={2} />
        )}
      </div>
    </Stack>
  )
}
