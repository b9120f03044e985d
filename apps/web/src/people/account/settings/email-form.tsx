import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useState } from 'react'
import type { SignedInSession } from '../../../lib/session/session-store.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { EmailState } from '../sign-in/email-state.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import { type Account, changeEmail } from './account.ts'
import { useStep } from './use-step.tsx'
import { NewEmailFields } from '../sign-in/auth-form.ts'

/** The address that signs in: whether it is confirmed, and another one, which takes over once its link was followed. */
export function EmailForm({
  account,
  session,
}: {
  readonly account: Account
  readonly session: SignedInSession
}) {
  const t = useText()
  const { values, clear, field, problems, check } = useDraft(NewEmailFields, {
    name: `e-mail ${account.uid}`,
    start: { email: '' },
  })
  const [sentTo, setSentTo] = useState('')
  const { run, isDone, problem, dialog } = useStep(account)
  const submit = async () => {
    if (!check()) return
    const { email } = NewEmailFields.parse(values)
    await run(
      () => changeEmail(email),
      () => {
        setSentTo(email)
        clear()
      },
    )
  }
  return (
    <Stack gap={16}>
      <p>
        <strong>{account.email}</strong>
      </p>
      <EmailState session={session} next={paths.settings} />
      <Form onSubmit={submit}>
        <Stack gap={12}>
          {problem === null ? null : <IdentityBanner problem={problem} />}
          {isDone ? (
            <Banner state="ok" aria-live="polite">
              {t('settings.email.sent', { email: sentTo })}
            </Banner>
          ) : null}
          <TextField
            label={t('settings.email.new')}
            hint={t('settings.email.hint')}
            problem={problems.has('email') ? t('auth.error.email') : undefined}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('email')}
          />
          <span>
            <SubmitButton>{t('settings.email.submit')}</SubmitButton>
          </span>
        </Stack>
      </Form>
      {dialog}
    </Stack>
  )
}
