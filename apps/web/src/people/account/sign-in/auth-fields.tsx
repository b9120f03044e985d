import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useState } from 'react'
import type { FormDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { type AuthForm, type AuthMode, wordsOfAuthField } from './auth-form.ts'
import { PasswordStrength } from './password-strength.tsx'
import { wayWords } from './way-words.table.ts'

type AuthDraft = Pick<FormDraft<AuthForm>, 'field' | 'problems' | 'values'>

function Password({ mode, draft }: { readonly mode: AuthMode; readonly draft: AuthDraft }) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const { field, problems, values } = draft
  const isNew = mode === 'join'
  const problem = problems.has('password') ? t(wordsOfAuthField('password', mode)) : undefined
  return (
    <Stack gap={8}>
      <TextField
        label={t('auth.field.password')}
        hint={isNew ? t('auth.hint.password') : undefined}
        problem={problem}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...field('password')}
      />
      {isNew && problem === undefined ? <PasswordStrength password={values.password} /> : null}
      <Checkbox
        label={t('auth.password.show')}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </Stack>
  )
}

interface AuthFieldsProps {
  readonly draft: AuthDraft
  readonly mode: AuthMode
  readonly isOffline: boolean
  readonly onMode: (mode: AuthMode) => void
}

/** The fields of one way in, and its button. */
export function AuthFields({ draft, mode, isOffline, onMode }: AuthFieldsProps) {
  const t = useText()
  const { field, problems } = draft
  return (
    <>
      {mode === 'join' ? (
        <TextField
          label={t('auth.field.name')}
          hint={t('auth.hint.name')}
          problem={problems.has('name') ? t('auth.problem.name') : undefined}
          autoComplete="name"
          {...field('name')}
        />
      ) : null}
      <TextField
        label={t('auth.field.email')}
        problem={problems.has('email') ? t('auth.error.email') : undefined}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      {mode === 'join' || mode === 'signIn' ? <Password mode={mode} draft={draft} /> : null}
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
