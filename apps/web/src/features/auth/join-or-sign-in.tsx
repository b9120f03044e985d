import './auth.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Tabs } from '@brigade/design-system/molecules/tabs.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSession } from '../../data/session-store.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { useOwnProfiles } from '../../shell/own-profiles.ts'
import { paths } from '../../shell/paths.ts'
import { AuthFields } from './auth-fields.tsx'
import { type AuthForm, authForms, type AuthMode } from './auth-form.ts'
import { askForReset, createAccount, type IdentityOutcome, signIn } from './identity.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'

interface JoinOrSignInProps {
  readonly first: AuthMode
  /** Whether somebody was on the way to another page. */
  readonly isForNext: boolean
  readonly onWorking: (isWorking: boolean) => void
  readonly onDone: () => void
}

function act(mode: AuthMode, { name, email, password }: AuthForm): Promise<IdentityOutcome> {
  switch (mode) {
    case 'join':
      return createAccount({ name, email, password })
    case 'signIn':
      return signIn({ email, password })
    case 'reset':
      return askForReset(email)
  }
}

/** What a guest has made on this device, and what becomes of it. */
function GuestWork({ mode }: { readonly mode: AuthMode }) {
  const t = useText()
  const { kitchens } = useOwnProfiles()
  if (mode === 'join') return <p className="auth-intro">{t('auth.join.intro')}</p>
  if (mode === 'reset') return <p className="auth-intro">{t('auth.reset.intro')}</p>
  if (kitchens.length === 0) return <p className="auth-intro">{t('auth.signIn.intro')}</p>
  const names = kitchens.map((kitchen) => kitchen.name).join(', ')
  return (
    <Banner state="warn">{t('auth.signIn.guestWork', { kitchens: names, count: kitchens.length })}</Banner>
  )
}

const titles = { join: 'auth.join.title', signIn: 'auth.signIn.title', reset: 'auth.reset.title' } as const

/** Three ways on: create an account, sign in, ask for a new password. What is typed goes along, but for the password. */
export function JoinOrSignIn({ first, isForNext, onWorking, onDone }: JoinOrSignInProps) {
  const t = useText()
  const session = useSession()
  const isOffline = useIsOffline()
  const [mode, setMode] = useState(first)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [isSent, setSent] = useState(false)
  const known = session.state === 'here' ? (session.displayName ?? '') : ''
  const form = useForm<AuthForm>({
    resolver: zodResolver(authForms[mode]),
    defaultValues: { name: known, email: '', password: '' },
  })
  const go = (to: AuthMode) => {
    setMode(to)
    setProblem(null)
    setSent(false)
    form.clearErrors()
  }
  const submit = async (typed: AuthForm) => {
    onWorking(true)
    setProblem(null)
    const outcome = await act(mode, typed)
    onWorking(false)
    if (outcome.state === 'done' && mode === 'reset') setSent(true)
    else if (outcome.state === 'done') onDone()
    else {
      setProblem(outcome.problem)
      if (mode === 'signIn') form.setValue('password', '')
    }
  }
  const panel = (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack>
        <GuestWork mode={mode} />
        {isOffline ? <Banner state="info">{t('auth.offline')}</Banner> : null}
        {problem === null ? null : <IdentityBanner problem={problem} onMode={go} />}
        {isSent ? (
          <Banner state="ok" aria-live="polite">
            {t('auth.reset.sent')}
          </Banner>
        ) : null}
        <AuthFields mode={mode} isOffline={isOffline} onMode={go} />
      </Stack>
    </form>
  )
  return (
    <FormProvider {...form}>
      <Stack gap={16}>
        <h1>{t(titles[mode])}</h1>
        {isForNext && mode !== 'reset' ? <p>{t('auth.forNext')}</p> : null}
        {mode === 'reset' ? (
          <div className="auth-card">
            {panel}
            <Button tone="plain" onClick={() => go('signIn')}>
              {t('auth.reset.back')}
            </Button>
          </div>
        ) : (
          <div className="auth-card">
            <Tabs
              label={t('auth.ways')}
              value={mode}
              onChange={(key) => go(key === 'join' ? 'join' : 'signIn')}
              tabs={[
                { key: 'signIn', label: t('auth.signIn.title'), content: mode === 'signIn' ? panel : null },
                { key: 'join', label: t('auth.join.title'), content: mode === 'join' ? panel : null },
              ]}
            />
          </div>
        )}
        <p className="auth-without">
          <Link href={paths.apps}>{t('auth.without')}</Link>
        </p>
      </Stack>
    </FormProvider>
  )
}
