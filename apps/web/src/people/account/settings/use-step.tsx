import { type ReactNode, useState, useEffect, useRef } from 'react'
import type { IdentityProblem } from '../sign-in/identity-words.ts'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'
import { type Account, signInOnceMore } from './account.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { askForSignInLink } from '../sign-in/email-link.ts'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import type { SecondStep } from '../sign-in/second-factor.ts'
import { SecondStepForm } from '../sign-in/second-step-form.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { KnownPasswordFields } from '../sign-in/auth-form.ts'

interface ProofProps {
  readonly account: Account
  readonly onDone: () => void
}

function ByPassword({ account, onDone, onLink }: ProofProps & { readonly onLink: () => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { values, clear, field } = useDraft(KnownPasswordFields, { name: null, start: { password: '' } })
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [step, setStep] = useState<SecondStep | null>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = async () => {
    const outcome = await signInOnceMore(values.password)
    clear()
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
    if (outcome.state === 'secondStep') setStep(outcome)
    if (outcome.state === 'done') onDone()
  }
  if (step !== null) return <SecondStepForm step={step} onDone={onDone} onBack={() => setStep(null)} />
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        <p>{t('settings.onceMore.intro', { email: account.email })}</p>
        {problem === null ? null : <IdentityBanner problem={problem} />}
        <input type="hidden" autoComplete="username" value={account.email} readOnly />
        <TextField
          label={t('auth.field.password')}
          type="password"
          autoComplete="current-password"
          ref={input}
          {...field('password')}
        />
        <Cluster gap={12}>
          <SubmitButton tone="primary">{t('settings.onceMore.submit')}</SubmitButton>
          <Button tone="plain" onClick={onLink}>
            {t('auth.link.open')}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Verifies the reader by a link to the account's address when they have no password at hand. */
function ByLink({ account }: Pick<ProofProps, 'account'>) {
  const t = useText()
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [isSent, setSent] = useState(false)
  const ask = async () => {
    const outcome = await askForSignInLink(account.email, paths.settings)
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
    setSent(outcome.state === 'done')
  }
  return (
    <Stack gap={16}>
      <p>{t('settings.onceMore.link', { email: account.email })}</p>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      {isSent ? (
        <Banner state="ok" aria-live="polite">
          {t('auth.link.sent')}
        </Banner>
      ) : null}
      <span>
        <Button tone="primary" onClick={() => void ask()}>
          {t('auth.link.submit')}
        </Button>
      </span>
    </Stack>
  )
}

interface SignInOnceMoreProps extends ProofProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** For this step, sign in once more: product, section 4. */
function SignInOnceMore({ account, isOpen, onClose, onDone }: SignInOnceMoreProps) {
  const t = useText()
  const [isByLink, setByLink] = useState(!account.hasPassword)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.onceMore.title')}
      closeLabel={t('common.close')}
    >
      {isByLink ? (
        <ByLink account={account} />
      ) : (
        <ByPassword account={account} onDone={onDone} onLink={() => setByLink(true)} />
      )}
    </Dialog>
  )
}

type Step = () => Promise<IdentityOutcome>

interface Stepping {
  /** Takes the step; answers whether it is done. Asks for the password first where the sign-in is too old. */
  readonly run: (step: Step, onDone?: () => void) => Promise<void>
  readonly isPending: boolean
  readonly isDone: boolean
  readonly problem: IdentityProblem | null
  /** Belongs somewhere in the part: the question for the password, while it is asked. */
  readonly dialog: ReactNode
}

interface Waiting {
  readonly step: Step
  readonly onDone: () => void
}

/** A change of the own account: how it goes, and a sign-in in between where the server wants one. */
export function useStep(account: Account): Stepping {
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const run = async (step: Step, onDone: () => void = () => undefined) => {
    setPending(true)
    setDone(false)
    setProblem(null)
    const outcome = await step()
    setPending(false)
    setDone(outcome.state === 'done')
    if (outcome.state === 'done') onDone()
    else if (outcome.problem.code === 'requires-recent-login') setWaiting({ step, onDone })
    else setProblem(outcome.problem)
  }
  const goOn = () => {
    setWaiting(null)
    if (waiting !== null) void run(waiting.step, waiting.onDone)
  }
  const dialog = (
    <SignInOnceMore
      account={account}
      isOpen={waiting !== null}
      onClose={() => setWaiting(null)}
      onDone={goOn}
    />
  )
  return { run, isPending, isDone, problem, dialog }
}
