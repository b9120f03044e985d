import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../../../messages/text.tsx'
import { type AuthForm, type AuthMode, wordsOfAuthField } from './auth-form.ts'
import { PasswordStrength } from './password-strength.tsx'
import { wayWords } from './way-words.table.ts'

function Password({ mode }: { readonly mode: AuthMode }) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const { register, formState } = useFormContext<AuthForm>()
  const typed = useWatch<AuthForm, 'password'>({ name: 'password' })
  const isNew = mode === 'join'
  const problem = formState.errors.password === undefined ? undefined : t(wordsOfAuthField('password', mode))
  return (
    <Stack gap={8}>
      <TextField
        label={t('auth.field.password')}
        hint={isNew ? t('auth.hint.password') : undefined}
        problem={problem}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...register('password')}
      />
      {isNew && problem === undefined ? <PasswordStrength password={typed} /> : null}
      <Checkbox
        label={t('auth.password.show')}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </Stack>
  )
}

interface AuthFieldsProps {
  readonly mode: AuthMode
  readonly isOffline: boolean
  readonly onMode: (mode: AuthMode) => void
}

/** The fields of one way in, and its button. */
export function AuthFields({ mode, isOffline, onMode }: AuthFieldsProps) {
  const t = useText()
  const { register, formState } = useFormContext<AuthForm>()
  const { errors } = formState
  return (
    <>
      {mode === 'join' ? (
        <TextField
          label={t('auth.field.name')}
          hint={t('auth.hint.name')}
          problem={errors.name === undefined ? undefined : t('auth.problem.name')}
          autoComplete="name"
          {...register('name')}
        />
      ) : null}
      <TextField
        label={t('auth.field.email')}
        problem={errors.email === undefined ? undefined : t('auth.error.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email')}
      />
      {mode === 'join' || mode === 'signIn' ? <Password mode={mode} /> : null}
      <SubmitButton tone="primary" size="large" disabled={isOffline}>
        {t(isOffline ? 'common.needsConnection' : wayWords[mode].submit)}
      </SubmitButton>
      {mode === 'signIn' ? (
        <div className="auth-others">
          <Button tone="plain" onClick={() => onMode('reset')}>
            {t('auth.forgot')}
          </Button>
          <Button tone="plain" onClick={() => onMode('link')}>
            {t('auth.link.open')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
