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
import { LONGEST_TYPED_CODE, type SecondStep } from './second-factor.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Asks for the six digits of the authenticator app. */
export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = async () => {
    const outcome = await step.finish(code)
    if (outcome.state === 'done') onDone()
    else {
      setProblem(outcome.problem)
      setCode('')
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
          ref={field}
          maxLength={LONGEST_TYPED_CODE}
          value={code}
          onChange={(event) => setCode(event.target.value)}
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
