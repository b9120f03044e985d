import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { StepQuestion, ReasonedStep } from './use-question.ts'
import type { Steps } from './use-steps.ts'
import { PrepEvent } from '@brigade/domain/kitchen/preparation/prep-task.ts'

const titles: Readonly<Record<ReasonedStep, MessageKey>> = {
  undo: 'preparation.undo.title',
  reopen: 'preparation.reopen.title',
  rest: 'preparation.rest.title',
  carry: 'preparation.carry.title',
}

const texts: Partial<Record<ReasonedStep, MessageKey>> = {
  undo: 'preparation.undo.text',
  carry: 'preparation.carry.text',
}

function ReasonForm({ question, steps }: { readonly question: StepQuestion; readonly steps: Steps }) {
  const t = useText()
  const { values, clear, field } = useDraft(PrepEvent, {
    name: `reason ${question.step} ${question.taskId}`,
    start: { reason: '' },
  })
  const { reason } = values
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty && (await steps.answer(reason))) clear()
  }
  const cancel = () => {
    clear()
    steps.dropQuestion()
  }
  const text = texts[question.step]
  return (
    <Form onSubmit={send}>
      <Stack gap={16}>
        {text === undefined ? null : <p>{t(text)}</p>}
        <TextArea
          label={t('preparation.reason')}
          rows={2}
          {...field('reason')}
          problem={isMissing ? t('preparation.reason.needed') : (steps.problem ?? undefined)}
        />
        <Cluster justify="end">
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">{t('preparation.reason.send')}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Asks why, for a step that the rules allow with a reason only. */
export function TaskReasonDialog({ steps }: { readonly steps: Steps }) {
  const t = useText()
  const { question } = steps
  return (
    <Dialog
      isOpen={question !== null}
      onClose={steps.dropQuestion}
      title={question === null ? '' : t(titles[question.step], { name: question.name })}
      closeLabel={t('common.close')}
    >
      {question === null ? null : <ReasonForm question={question} steps={steps} />}
    </Dialog>
  )
}
