import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { closeJob } from '@brigade/domain/hiring/jobs/job-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { MessageForm } from './message-form.tsx'

interface CloseJobDialogProps {
  readonly jobId: string
  readonly job: Job
  readonly waiting: number
  readonly onClose: () => void
}

const reasons = ['filled', 'filled elsewhere', 'no longer needed', 'other'] as const

/** Closing a job answers everybody who still waits (rule AP3). */
export function CloseJobDialog({ jobId, job, waiting, onClose }: CloseJobDialogProps) {
  const t = useText()
  const { send, problem } = useCall(closeJob)
  const start: { readonly reason: (typeof reasons)[number] } = { reason: 'filled' }
  const { values, setValues, clear } = useDraft(closeJob.input, { name: `closing reason ${jobId}`, start })
  const { reason } = values
  const cancel = () => {
    clear()
    onClose()
  }
  const close = async (message: string) => {
    const outcome = await send({ jobId, reason, message })
    if (outcome.state === 'done') cancel()
    return outcome.state === 'done'
  }
  return (
    <Dialog
      isOpen
      title={t('hiring.close.title', { job: job.title })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <MessageForm
        form={`closing ${jobId}`}
        label={t('hiring.close.waiting', { count: waiting })}
        template={t('hiring.template.close')}
        submitLabel={t('hiring.close.submit')}
        problem={problem === null ? null : t(wordsOfProblem(problem))}
        onSubmit={close}
        onCancel={cancel}
      >
        <SelectField
          label={t('hiring.close.reason')}
          value={reason}
          choices={reasons.map((value) => ({ value, label: t(`hiring.close.reason.${value}`) }))}
          onChange={({ target }) =>
            setValues({ reason: reasons.find((each) => each === target.value) ?? 'other' })
          }
        />
      </MessageForm>
    </Dialog>
  )
}
