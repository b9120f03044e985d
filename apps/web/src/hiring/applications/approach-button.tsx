import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ApproachDialog } from './approach-dialog.tsx'
import { useNow } from '../../lib/time/use-now.ts'

interface ApproachButtonProps {
  /** Who hires. */
  readonly uid: string
  readonly professionalId: string
  readonly name: string
}

/** For a reader with jobs: the person's stage in their pipelines, and a way to approach them about another job. */
export function ApproachButton({ uid, professionalId, name }: ApproachButtonProps) {
  const own = useQuery(jobs, {}, { where: [['recruiter', '==', uid]], orderBy: ['-updatedAt'] })
  if (own.state !== 'success' || own.value.length === 0) return null
  return <AboutJobs uid={uid} professionalId={professionalId} name={name} own={own.value} />
}

interface AboutJobsProps extends ApproachButtonProps {
  readonly own: readonly StoredDocument<Job>[]
}

function AboutJobs({ uid, professionalId, name, own }: AboutJobsProps) {
  const t = useText()
  const between = useQuery(
    applications,
    {},
    {
      where: [
        ['recruiter', '==', uid],
        ['professional', '==', professionalId],
      ],
    },
  )
  const now = timestampFromMs(useNow())
  const [isWriting, setWriting] = useState(false)
  const [isSent, setSent] = useState(false)
  if (between.state !== 'success') return null
  const known = between.value.map(({ content }) => content)
  const open = own.filter(
    ({ id, content }) => takesApplications(content, now) && known.every(({ jobId }) => jobId !== id),
  )
  return (
    <>
      <Button onClick={() => setWriting(true)}>{t('hiring.approach')}</Button>
      {known.map(({ jobId, jobSnapshot }) => (
        <Link key={jobId} href={paths.jobDashboard(jobId)}>
          {t('hiring.approach.here', { job: jobSnapshot.title })}
        </Link>
      ))}
      {isWriting ? (
        <ApproachDialog
          professionalId={professionalId}
          name={name}
          open={open}
          onSent={() => setSent(true)}
          onClose={() => setWriting(false)}
        />
      ) : null}
      <Live>{isSent ? t('hiring.approach.sent', { name }) : null}</Live>
    </>
  )
}
