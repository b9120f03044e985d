import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { requestedAddress, signInByLink } from './email-link.ts'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import type { SecondStep } from './second-factor.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { NewEmailFields } from './auth-form.ts'

/** Signs in by the link of an e-mail. On another device than the one that asked, the address is asked for again. */
export function LinkSignIn({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const [start] = useState(() => ({ email: requestedAddress() }))
  const { values, field } = useDraft(NewEmailFields, { name: null, start })
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [step, setStep] = useState<SecondStep | null>(null)
  const submit = async () => {
    const outcome = await signInByLink(values.email.trim(), globalThis.location.href)
    setProblem(outcome.state === 'refused' ? outcome.problem : null)
    if (outcome.state === 'secondStep') setStep(outcome)
    if (outcome.state === 'done') onDone()
  }
  if (step !== null) return <SecondStepForm step={step} onDone={onDone} onBack={() => setStep(null)} />
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p className="auth-intro">{t('auth.link.whose')}</p>
        {problem === null ? null : <IdentityBanner problem={problem} />}
        <TextField
          label={t('auth.field.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <span>
          <SubmitButton tone="primary" size="large">
            {t('auth.signIn.submit')}
          </SubmitButton>
        </span>
      </Stack>
    </Form>
  )
}
