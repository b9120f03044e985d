import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { answerTrial } from '@brigade/domain/hiring/applications/meeting-functions.ts'

interface ReasonDialogProps {
  /** Names the draft on this device. */
  readonly form: string
  readonly title: string
  readonly hint: string
  readonly submitLabel: string
  readonly problem: CallProblem | null
  /** Answers whether it was done; the dialog closes then. */
  readonly send: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** The person ends something, with a reason if they like. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { form, title, hint, submitLabel, problem, send, onClose } = props
  const t = useText()
  const { values, clear, field } = useDraft(answerTrial.input, {
    name: form,
    start: { reason: '' },
  })
  const { reason } = values
  const close = () => {
    clear()
    onClose()
  }
  const submit = async () => {
    if (await send(reason)) close()
  }
  return (
    <Dialog isOpen title={title} closeLabel={t('common.close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack>
          <p>{hint}</p>
          <TextField
            label={t('hiring.work.withdraw.reason')}
            optional={t('common.optional')}
            {...field('reason')}
          />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {t(wordsOfProblem(problem))}
            </Banner>
          )}
          <Cluster justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="danger">{submitLabel}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
