import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { passwordAdvice } from '@brigade/domain/people/accounts/password.ts'
import { useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordProps {
  readonly email: string
  readonly onChoose: (password: string) => Promise<void>
}

/** A new password for a known address. */
export function NewPassword({ email, onChoose }: NewPasswordProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = passwordAdvice(password) === 'too-short'
  const choose = async () => {
    setTried(true)
    if (!isShort) await onChoose(password)
  }
  return (
    <Form onSubmit={choose}>
      <Stack>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label={t('auth.field.newPassword')}
          hint={t('auth.hint.password')}
          problem={isTried && isShort ? t('auth.error.weakPassword') : undefined}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength password={password} />
        <SubmitButton tone="primary" size="large">
          {t('auth.action.setPassword')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
