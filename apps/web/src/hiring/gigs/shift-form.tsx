import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { ShiftFields } from './shift-fields.tsx'
import { useShiftForm } from './use-shift-form.ts'

interface ShiftFormProps {
  readonly jobId: string
  readonly job: Job
  readonly day: string
  readonly onClose: () => void
}

/** Offers a new shift of a gig; works without a network. */
export function ShiftForm({ jobId, job, day, onClose }: ShiftFormProps) {
  const t = useText()
  const { typed, currency, problems, type, submit } = useShiftForm({ jobId, job, day, onDone: onClose })
  return (
    <Dialog isOpen size="large" title={t('gigs.form.title')} closeLabel={t('common.close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack>
          <FormProblems />
          <ShiftFields typed={typed} currency={currency} problems={problems} onType={type} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('gigs.form.submit')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
