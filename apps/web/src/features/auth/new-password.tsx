import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { passwordAdvice } from '@brigade/domain/people/password.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordProps {
  readonly email: string
  readonly isPending: boolean
  readonly onChoose: (password: string) => void
}

/** A new password for a known address. */
export function NewPassword({ email, isPending, onChoose }: NewPasswordProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = passwordAdvice(password) === 'too-short'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) onChoose(password)
      }}
    >
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
        <Button type="submit" tone="primary" size="large" isPending={isPending}>
          {t('auth.action.setPassword')}
        </Button>
      </Stack>
    </form>
  )
}
