import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { NewPasswordFields } from './auth-form.ts'

interface NewPasswordProps {
  readonly email: string
  readonly onChoose: (password: string) => Promise<void>
}

/** A new password for a known address. */
export function NewPassword({ email, onChoose }: NewPasswordProps) {
  const t = useText()
  const { values, field, problems, check } = useDraft(NewPasswordFields, {
    name: null,
    start: { password: '' },
  })
  const choose = async () => {
    if (check()) await onChoose(values.password)
  }
  return (
    <Form onSubmit={choose}>
      <Stack>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label={t('auth.field.newPassword')}
          hint={t('auth.hint.password')}
          problem={problems.has('password') ? t('auth.error.weakPassword') : undefined}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordStrength password={values.password} />
        <SubmitButton tone="primary" size="large">
          {t('auth.action.setPassword')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
