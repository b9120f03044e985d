import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { askedAddress, signInByLink } from './email-link.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import type { SecondStep } from './second-factor.ts'
import { SecondStepForm } from './second-step-form.tsx'

/** Signs in by the link of an e-mail. On another device than the one that asked, the address is asked for again. */
export function LinkSignIn({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const [email, setEmail] = useState(askedAddress)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [step, setStep] = useState<SecondStep | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const outcome = await signInByLink(email.trim(), globalThis.location.href)
    setPending(false)
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
    if (outcome.state === 'second step') setStep(outcome)
    if (outcome.state === 'done') onDone()
  }
  if (step !== null) return <SecondStepForm step={step} onDone={onDone} onBack={() => setStep(null)} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p className="auth-intro">{t('auth.link.whose')}</p>
        {problem === null ? null : <IdentityBanner problem={problem} />}
        <TextField
          label={t('auth.field.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <span>
          <Button type="submit" tone="primary" size="large" isPending={isPending}>
            {t('auth.signIn.submit')}
          </Button>
        </span>
      </Stack>
    </form>
  )
}
