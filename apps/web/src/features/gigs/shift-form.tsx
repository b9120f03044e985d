import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { ErrorSummary } from '@brigade/design-system/molecules/error-summary.tsx'
import type { Job } from '@brigade/domain/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <ErrorSummary
            title={t('gigs.form.problems')}
            problems={problems.map((field) => ({ field, text: t(`gigs.problem.${field}`) }))}
          />
          <ShiftFields typed={typed} currency={currency} problems={problems} onType={type} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button tone="primary" type="submit">
              {t('gigs.form.submit')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  )
}
