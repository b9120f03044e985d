import { applyRound } from '@brigade/domain/hiring/applications/move-application.ts'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { AlreadyApplied, Received } from './applied.tsx'
import { ApplyFields } from './apply-fields.tsx'
import { useOwnApplication } from './use-own-application.ts'

interface ApplyFormProps {
  readonly jobId: string
  readonly job: PublicJob
  /** The person has come back from joining. */
  readonly isBack: boolean
}

/** Applying, from the first word to "Received"; says so when there is an application already. */
export function ApplyForm({ jobId, job, isBack }: ApplyFormProps) {
  const session = useSession()
  const own = useOwnApplication(jobId)
  const [isSent, setSent] = useState(false)
  const [now] = useState(() => timestampFromMs(Date.now()))
  if (isSent) return <Received companyName={job.companyName} />
  return (
    <Loaded of={own}>
      {([earlier]) => {
        const round = applyRound(earlier?.content, now)
        if (earlier !== undefined && !round.ok) return <AlreadyApplied application={earlier.content} />
        return (
          <ApplyFields
            jobId={jobId}
            job={job}
            round={round.ok ? round.value : 1}
            isBack={isBack && session.state === 'signedIn' && !session.isGuest}
            onSent={() => setSent(true)}
          />
        )
      }}
    </Loaded>
  )
}
