import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { ApproachAnswer } from '@brigade/domain/hiring/applications/application.ts'
import { answerApproach } from '@brigade/domain/hiring/applications/meeting-functions.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { Row } from './use-team-steps.ts'

interface AnswerDialogProps {
  readonly row: Row
  readonly answer: ApproachAnswer
  readonly onClose: () => void
}

function AnswerDialog({ row, answer, onClose }: AnswerDialogProps) {
  const t = useText()
  const { send, problem } = useCall(answerApproach)
  const { values, clear, field } = useDraft(answerApproach.input, {
    name: `answer to ${row.id}`,
    start: { message: '' },
  })
  const { message } = values
  const close = () => {
    clear()
    onClose()
  }
  const submit = async () => {
    const outcome = await send({ applicationId: row.id, answer, message })
    if (outcome.state === 'done') close()
  }
  return (
    <Dialog
      isOpen
      title={t('hiring.answer.title', { company: row.content.jobSnapshot.companyName })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        <Stack>
          <strong>{t(`hiring.answer.${answer}`)}</strong>
          <p>{t(`hiring.answer.hint.${answer}`)}</p>
          <TextArea
            label={t('hiring.answer.words')}
            optional={t('common.optional')}
            rows={4}
            {...field('message')}
          />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {t(problem.reason === 'closed' ? 'hiring.approach.refused.closed' : wordsOfProblem(problem))}
            </Banner>
          )}
          <Cluster justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('hiring.answer.submit')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** The three answers to an approach. */
export function OwnApproach({ row }: { readonly row: Row }) {
  const t = useText()
  const [chosen, setChosen] = useState<ApproachAnswer | null>(null)
  return (
    <>
      <Cluster>
        {ApproachAnswer.options.map((answer) => (
          <Button
            key={answer}
            tone={answer === 'interested' ? 'primary' : 'quiet'}
            onClick={() => setChosen(answer)}
          >
            {t(`hiring.answer.${answer}`)}
          </Button>
        ))}
      </Cluster>
      {chosen === null ? null : <AnswerDialog row={row} answer={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
