import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import { PasswordStrength } from '../sign-in/password-strength.tsx'
import { type Account, changePassword } from './account.ts'
import { useStep } from './use-step.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { NewPasswordFields } from '../sign-in/auth-form.ts'

interface PasswordFormProps {
  readonly account: Account
  readonly name: string
  readonly onChanged: () => void
}

/** Another password, or a first one for who signs in another way. */
export function PasswordForm({ account, name, onChanged }: PasswordFormProps) {
  const t = useText()
  const { values, clear, field, problems, check } = useDraft(NewPasswordFields, {
    name: null,
    start: { password: '' },
  })
  const { password } = values
  const [isShown, setShown] = useState(false)
  const { run, isDone, problem, dialog } = useStep(account)
  const submit = async () => {
    if (!check()) return
    await run(
      () => changePassword(password),
      () => {
        clear()
        onChanged()
      },
    )
  }
  return (
    <>
      <Form onSubmit={submit}>
        <Stack gap={12}>
          {problem === null ? null : <IdentityBanner problem={problem} />}
          <input type="hidden" autoComplete="username" value={account.email} readOnly />
          <TextField
            label={t('auth.field.newPassword')}
            hint={t('auth.hint.password')}
            problem={problems.has('password') ? t('auth.error.weakPassword') : undefined}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            {...field('password')}
          />
          <PasswordStrength password={password} known={[name, account.email]} />
          <Checkbox
            label={t('auth.password.show')}
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
          <Cluster gap={12}>
            <SubmitButton>
              {t(account.hasPassword ? 'settings.password.change' : 'settings.password.set')}
            </SubmitButton>
            {isDone ? <StateMark state="ok">{t('settings.password.changed')}</StateMark> : null}
          </Cluster>
        </Stack>
      </Form>
      {dialog}
    </>
  )
}
