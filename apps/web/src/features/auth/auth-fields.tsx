import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type PasswordAdvice, passwordAdvice } from '@brigade/domain/people/password.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { type AuthForm, type AuthMode, wordsOfAuthField } from './auth-form.ts'

const adviceWords: Readonly<Record<PasswordAdvice, MessageKey>> = {
  'too-short': 'auth.password.tooShort',
  accepted: 'auth.password.accepted',
  good: 'auth.password.good',
}
const adviceStates = { 'too-short': 'warn', accepted: 'info', good: 'ok' } as const

/** How good a new password is, in words; nothing while nothing is typed. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const t = useText()
  if (password === '') return null
  const advice = passwordAdvice(password)
  return (
    <span aria-live="polite">
      <StateMark state={adviceStates[advice]}>{t(adviceWords[advice])}</StateMark>
    </span>
  )
}

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

const submitWords = {
  join: 'auth.join.submit',
  signIn: 'auth.signIn.submit',
  reset: 'auth.reset.submit',
} as const

/** The fields of one way in, and its button. */
export function AuthFields({ mode, isOffline, onMode }: AuthFieldsProps) {
  const t = useText()
  const { register, formState } = useFormContext<AuthForm>()
  const { errors, isSubmitting } = formState
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
      {mode === 'reset' ? null : <Password mode={mode} />}
      <Cluster gap={12}>
        <Button type="submit" tone="primary" size="large" isPending={isSubmitting} disabled={isOffline}>
          {t(isOffline ? 'common.needsConnection' : submitWords[mode])}
        </Button>
        {mode === 'signIn' ? (
          <Button tone="plain" onClick={() => onMode('reset')}>
            {t('auth.forgot')}
          </Button>
        ) : null}
      </Cluster>
    </>
  )
}
