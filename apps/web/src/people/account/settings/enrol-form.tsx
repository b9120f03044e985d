import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Suspense, useState } from 'react'
import { TypedCode } from '../sign-in/second-factor.ts'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import type { IdentityProblem } from '../sign-in/identity-words.ts'
import type { Enrolment } from './account.ts'
import { lazyComponent } from '../../../shell/lazy-component.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'

/** The drawing of codes comes only for those who add a second step. */
const QrCode = lazyComponent(async () => (await import('../../../shell/sharing/qr-code.tsx')).QrCode)

interface EnrolFormProps {
  readonly enrolment: Enrolment
  readonly onDone: () => void
}

/** Brings the secret into an authenticator app, by camera or by hand, and lets the app prove that it has it. */
export function EnrolForm({ enrolment, onDone }: EnrolFormProps) {
  const t = useText()
  const { values, field } = useDraft(TypedCode, { name: null, start: { code: '' } })
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const submit = async () => {
    const outcome = await enrolment.finish(values.code)
    if (outcome.state === 'done') onDone()
    else setProblem(outcome.problem)
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        <div className="settings-scan">
          <Suspense fallback={<Skeleton label={t('shell.waiting')} lines={3} />}>
            <QrCode text={enrolment.address} label={t('settings.second.qr')} />
          </Suspense>
          <Stack gap={8}>
            <p>{t('settings.second.scan')}</p>
            <p className="settings-key">
              <code>{enrolment.key.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</code>
            </p>
          </Stack>
        </div>
        {problem === null ? null : <IdentityBanner problem={problem} />}
        <TextField
          label={t('auth.second.code')}
          hint={t('settings.second.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
        <span>
          <SubmitButton tone="primary">{t('settings.second.finish')}</SubmitButton>
        </span>
      </Stack>
    </Form>
  )
}
