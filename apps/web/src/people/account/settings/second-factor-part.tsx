import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState } from 'react'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'
import { type Account, type Enrolment, removeFactor, startEnrolment } from './account.ts'
import { EnrolForm } from './enrol-form.tsx'
import { useStep } from './use-step.tsx'

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
