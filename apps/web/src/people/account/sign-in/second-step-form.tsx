import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { IdentityBanner } from './identity-banner.tsx'
import type { IdentityProblem } from './identity-words.ts'
import { type SecondStep, TypedCode } from './second-factor.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Asks for the six digits of the authenticator app. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { values, clear, field } = useDraft(TypedCode, { name: null, start: { code: '' } })
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = async () => {
    const outcome = await step.finish(values.code)
    if (outcome.state === 'done') onDone()
    else {
      setProblem(outcome.problem)
      clear()
    }
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p className="auth-intro">{t('auth.second.intro')}</p>
        {problem === null ? null : <IdentityBanner problem={problem} />}
        <TextField
          label={t('auth.second.code')}
          hint={t('auth.second.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={input}
          {...field('code')}
        />
        <Cluster gap={12}>
          <SubmitButton tone="primary" size="large">
            {t('auth.signIn.submit')}
          </SubmitButton>
          <Button tone="plain" onClick={onBack}>
            {t('auth.reset.back')}
          </Button>
        </Cluster>
        <p className="auth-intro">{t('auth.second.lost')}</p>
      </Stack>
    </Form>
  )
}
