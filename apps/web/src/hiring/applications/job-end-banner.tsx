import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { nearEnd } from '@brigade/domain/hiring/jobs/renew-job.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

interface JobEndBannerProps {
  readonly job: Job
  readonly now: Timestamp
  readonly onRenew: () => void
}

/** Says that a job ends soon or has ended, while it may be renewed. */
export function JobEndBanner({ job, now, onRenew }: JobEndBannerProps) {
  const t = useText()
  const format = useFormat()
  const end = nearEnd(job, now)
  if (end === undefined) return null
  const time = format.dateTime(msFromTimestamp(end.isOver ? end.renewableUntil : end.closesAt))
  return (
    <Banner state="warn" aria-live="polite">
      {t(end.isOver ? 'hiring.job.hasEnded' : 'hiring.job.endsSoon', { time })}{' '}
      <Button size="small" onClick={onRenew}>
        {t('hiring.job.renew')}
      </Button>
    </Banner>
  )
}
