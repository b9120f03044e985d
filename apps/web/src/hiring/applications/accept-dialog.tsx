import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { answerOffer } from '@brigade/domain/hiring/applications/application-functions.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { Row } from './use-team-steps.ts'

interface AcceptDialogProps {
  readonly row: Row
  readonly offerId: string
  readonly onClose: () => void
}

const refusals = ['expired', 'seats-taken', 'consent-ended', 'typed-name'] as const

/** Accepting is signed by typing one's name. */
export function AcceptDialog({ row, offerId, onClose }: AcceptDialogProps) {
  const t = useText()
  const { send, problem } = useCall(answerOffer)
  const { values, clear, field } = useDraft(answerOffer.input, {
    name: `signature ${offerId}`,
    start: { name: '' },
  })
  const { name } = values
  const [isTried, setTried] = useState(false)
  const isUnsigned = name.trim() === ''
  const known = refusals.find((each) => each === problem?.reason)
  const words = problem === null ? null : t(wordsOfProblem(problem))
  const close = () => {
    clear()
    onClose()
  }
  const accept = async () => {
    setTried(true)
    if (isUnsigned) return
    const answer = { applicationId: row.id, offerId, accept: true, typedName: name, reason: '' }
    const outcome = await send(answer)
    if (outcome.state === 'done') close()
  }
  return (
    <Dialog
      isOpen
      title={t('hiring.work.accept.title', { company: row.content.jobSnapshot.companyName })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <Form onSubmit={accept}>
        <Stack>
          <TextField
            label={t('hiring.work.accept.name')}
            hint={t('hiring.work.accept.hint')}
            autoComplete="name"
            {...field('name')}
            maxLength={maxLengthOf(answerOffer.input, 'typedName')}
            problem={isTried && isUnsigned ? t('hiring.refused.typed-name') : undefined}
          />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {known === undefined ? words : t(`hiring.refused.${known}`)}
            </Banner>
          )}
          <Cluster justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('hiring.work.accept.submit')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
