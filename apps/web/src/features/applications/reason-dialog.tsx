import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useState } from 'react'
import { type CallProblem, wordsOfProblem } from '../../data/call-problem.ts'
import { useText } from '../../messages/text.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly hint: string
  readonly submitLabel: string
  readonly isPending: boolean
  readonly problem: CallProblem | null
  /** Answers whether it was done; the dialog closes then. */
  readonly send: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

const LONGEST_REASON = 100

/** The person ends something, with a reason if they like. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, submitLabel, isPending, problem, send, onClose } = props
  const t = useText()
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (await send(reason)) onClose()
  }
  return (
    <Dialog isOpen title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <p>{hint}</p>
          <TextField
            label={t('hiring.work.withdraw.reason')}
            optional={t('common.optional')}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {t(wordsOfProblem(problem))}
            </Banner>
          )}
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button tone="danger" type="submit" isPending={isPending}>
              {submitLabel}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
