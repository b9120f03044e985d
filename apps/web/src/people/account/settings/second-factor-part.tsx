import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState, Suspense } from 'react'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'
import { type Account, type Enrolment, removeFactor, startEnrolment } from './account.ts'
import { useStep } from './use-step.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { TypedCode } from '../sign-in/second-factor.ts'
import { Form } from '../../../shell/forms/form.tsx'
import type { IdentityProblem } from '../sign-in/identity-words.ts'
import { lazyComponent } from '../../../shell/lazy-component.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'

/** The drawing of codes comes only for those who add a second step. */
const QrCode = lazyComponent(async () => (await import('../../../shell/sharing/qr-code.tsx')).QrCode)

interface EnrolFormProps {
  readonly enrolment: Enrolment
  readonly onDone: () => void
}

/** Brings the secret into an authenticator app, by camera or by hand, and lets the app prove that it has it. */
function EnrolForm({ enrolment, onDone }: EnrolFormProps) {
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

interface SecondFactorPartProps {
  readonly account: Account
  readonly onChanged: () => void
}

function Factors({ account, onChanged }: SecondFactorPartProps) {
  const t = useText()
  const format = useFormat()
  const { run, isPending, problem, dialog } = useStep(account)
  return (
    <Stack gap={12}>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      <StateMark state="ok">{t('settings.second.on')}</StateMark>
      <Cells>
        {account.factors.map(({ id, name, since }) => (
          <Cell
            key={id}
            title={name === '' ? t('settings.second.app') : name}
            detail={t('settings.second.since', { day: format.date(since) })}
            trail={
              <Button
                size="small"
                tone="danger"
                isPending={isPending}
                onClick={() => void run(() => removeFactor(id), onChanged)}
              >
                {t('settings.second.remove')}
              </Button>
            }
          />
        ))}
      </Cells>
      {dialog}
    </Stack>
  )
}

/** A second step at sign-in: whether there is one, and how to add or remove it. */
export function SecondFactorPart({ account, onChanged }: SecondFactorPartProps) {
  const t = useText()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const { run, isPending, problem, dialog } = useStep(account)
  const begin = async (): Promise<IdentityOutcome> => {
    const started = await startEnrolment(t('settings.second.app'))
    if (started.state !== 'ready') return started
    setEnrolment(started.enrolment)
    return { state: 'done' }
  }
  if (account.factors.length > 0) return <Factors account={account} onChanged={onChanged} />
  if (!account.isEmailVerified) return <Banner state="info">{t('settings.second.confirmFirst')}</Banner>
  return (
    <Stack gap={12}>
      {problem === null ? null : <IdentityBanner problem={problem} />}
      <span>
        <Button isPending={isPending} onClick={() => void run(begin)}>
          {t('settings.second.add')}
        </Button>
      </span>
      {dialog}
      <Dialog
        isOpen={enrolment !== null}
        onClose={() => setEnrolment(null)}
        title={t('settings.second.add')}
        closeLabel={t('common.close')}
      >
        {enrolment === null ? null : (
          <EnrolForm
            enrolment={enrolment}
            onDone={() => {
              setEnrolment(null)
              onChanged()
            }}
          />
        )}
      </Dialog>
    </Stack>
  )
}
