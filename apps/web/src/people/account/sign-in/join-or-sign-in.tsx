import '../auth.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Tabs } from '@brigade/design-system/molecules/tabs.tsx'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session-store.ts'
import { useIsOffline } from '../../../lib/network/use-is-offline.ts'
import { deleteDraft } from '../../../lib/drafts/draft-storage.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { AuthFields } from './auth-fields.tsx'
import { type AuthForm, authForms, type AuthMode } from './auth-form.ts'
import { askForSignInLink } from './email-link.ts'
import { askForReset, createAccount, signIn } from './identity.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import type { SecondStep, SignInOutcome } from './second-factor.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { wayWords } from './way-words.table.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useOwnProfiles } from '../../../shell/apps/own-profiles.ts'

/** What a guest has made on this device, and what becomes of it. */
function GuestWork({ mode }: { readonly mode: AuthMode }) {
  const t = useText()
  const { list } = useFormat()
  const { kitchens } = useOwnProfiles()
  if (mode === 'join') return <p className="auth-intro">{t('auth.join.intro')}</p>
  if (mode === 'reset') return <p className="auth-intro">{t('auth.reset.intro')}</p>
  if (mode === 'link') return <p className="auth-intro">{t('auth.link.intro')}</p>
  if (kitchens.length === 0) return <p className="auth-intro">{t('auth.signIn.intro')}</p>
  const names = list(kitchens.map((kitchen) => kitchen.name))
  return (
    <Banner state="warn">{t('auth.signIn.guestWork', { kitchens: names, count: kitchens.length })}</Banner>
  )
}

interface JoinOrSignInProps {
  readonly first: AuthMode
  /** Where the reader was going. */
  readonly next: string
  /** Whether they came from another page. */
  readonly isForNext: boolean
  readonly onWorking: (isWorking: boolean) => void
  readonly onDone: () => void
}

/** A password is not kept on a device that others may use. */
const FORM = 'way in'
const SECRETS = ['password'] as const

function act(mode: AuthMode, { name, email, password }: AuthForm, next: string): Promise<SignInOutcome> {
  switch (mode) {
    case 'join':
      return createAccount({ name, email, password })
    case 'signIn':
      return signIn({ email, password })
    case 'reset':
      return askForReset(email)
    case 'link':
      return askForSignInLink(email, next)
  }
}

/** The state of the page: the mode, the draft and the outcome. */
function useWayIn({ first, next, onWorking, onDone }: JoinOrSignInProps) {
  const session = useSession()
  const [mode, setMode] = useState(first)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [isSent, setSent] = useState(false)
  const [step, setStep] = useState<SecondStep | null>(null)
  const known = session.state === 'signedIn' ? (session.displayName ?? '') : ''
  const schema = authForms[mode]
  const start: AuthForm = { name: known, email: '', password: '' }
  const draft = useDraft(schema, { name: FORM, start, secrets: SECRETS })
  const go = (to: AuthMode) => {
    setMode(to)
    setProblem(null)
    setSent(false)
    setStep(null)
    draft.uncheck()
  }
  const submit = async () => {
    if (!draft.check()) return
    const typed = schema.parse(draft.values)
    onWorking(true)
    setProblem(null)
    const outcome = await act(mode, typed, next)
    onWorking(false)
    if (mode === 'signIn') draft.setValues({ password: '' })
    if (outcome.state === 'secondStep') setStep(outcome)
    else if (outcome.state === 'refused') setProblem(outcome.problem)
    else {
      deleteDraft(FORM)
      if (wayWords[mode].sent === undefined) onDone()
      else setSent(true)
    }
  }
  return { draft, mode, problem, isSent, step, go, submit }
}

type WayIn = ReturnType<typeof useWayIn>

function WayInForm({ way }: { readonly way: WayIn }) {
  const t = useText()
  const isOffline = useIsOffline()
  const { draft, mode, problem, isSent, go, submit } = way
  const { sent } = wayWords[mode]
  return (
    <Form onSubmit={submit}>
      <Stack>
        <FormProblems />
        <GuestWork mode={mode} />
        {isOffline ? <Banner state="info">{t('auth.offline')}</Banner> : null}
        {problem === null ? null : <IdentityBanner problem={problem} onMode={go} />}
        {isSent && sent !== undefined ? (
          <Banner state="ok" aria-live="polite">
            {t(sent)}
          </Banner>
        ) : null}
        <AuthFields draft={draft} mode={mode} isOffline={isOffline} onMode={go} />
      </Stack>
    </Form>
  )
}

function WayInTabs({ way }: { readonly way: WayIn }) {
  const t = useText()
  const { mode, go } = way
  const panel = <WayInForm way={way} />
  return (
    <Tabs
      label={t('auth.ways')}
      value={mode}
      onChange={(key) => go(key === 'join' ? 'join' : 'signIn')}
      tabs={[
        { key: 'signIn', label: t('auth.signIn.title'), content: mode === 'signIn' ? panel : null },
        { key: 'join', label: t('auth.join.title'), content: mode === 'join' ? panel : null },
      ]}
    />
  )
}

/** The ways in: create an account, sign in, by a link, with a new password. What is typed goes along, but for the password. */
export function JoinOrSignIn(props: JoinOrSignInProps) {
  const t = useText()
  const way = useWayIn(props)
  const { mode, step, go } = way
  const isMain = mode === 'signIn' || mode === 'join'
  return (
    <Stack gap={16}>
      <h1>{t(step === null ? wayWords[mode].title : 'auth.second.title')}</h1>
      {props.isForNext && isMain ? <p>{t('auth.forNext')}</p> : null}
      <div className="auth-card">
        {step !== null ? (
          <SecondStepForm step={step} onDone={props.onDone} onBack={() => go('signIn')} />
        ) : isMain ? (
          <WayInTabs way={way} />
        ) : (
          <>
            <WayInForm way={way} />
            <Button tone="plain" onClick={() => go('signIn')}>
              {t('auth.reset.back')}
            </Button>
          </>
        )}
        {isMain && step === null ? <ProviderButtons next={props.next} /> : null}
      </div>
      <p className="auth-without">
        <Link href={paths.apps}>{t('auth.without')}</Link>
      </p>
    </Stack>
  )
}
