import { applyRound, againFrom } from '@brigade/domain/hiring/applications/move-application.ts'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { timestampFromMs, msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState, useEffect, useRef } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { ApplyFields } from './apply-fields.tsx'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useStageName } from './use-stage-name.ts'

const toMine = paths.people('professionals').dashboard

/** It has arrived, and what comes next. */
function Received({ companyName }: { readonly companyName: string }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={12} aria-live="polite">
      <h2 tabIndex={-1} ref={heading}>
        <StateMark state="ok">{t('apply.received')}</StateMark>
      </h2>
      <p>{t('apply.receivedText', { company: companyName })}</p>
      <p>{t('apply.receivedNext')}</p>
      <LinkButton tone="primary" href={toMine}>
        {t('apply.toMine')}
      </LinkButton>
    </Stack>
  )
}

/** They wrote first: what is wanted is an answer, not an application. */
function AlreadyAsked({ application }: { readonly application: Application }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <h2>{t('apply.approached')}</h2>
      <p>{t('apply.approachedText', { company: application.jobSnapshot.companyName })}</p>
      <LinkButton tone="primary" href={toMine}>
        {t('apply.approachedAnswer')}
      </LinkButton>
    </Stack>
  )
}

/** The reader's application for a job: its state, and when they can apply again. */
function AlreadyApplied({ application }: { readonly application: Application }) {
  if (application.state === 'approached') return <AlreadyAsked application={application} />
  if (application.state === 'closed by person') return <SaidNo application={application} />
  return <HowItStands application={application} />
}

function SaidNo({ application }: { readonly application: Application }) {
  const t = useText()
  return (
    <Stack gap={12}>
      <h2>{t('apply.closed')}</h2>
      <p>{t('apply.closedText', { company: application.jobSnapshot.companyName })}</p>
      <LinkButton href={toMine}>{t('apply.toMine')}</LinkButton>
    </Stack>
  )
}

function HowItStands({ application }: { readonly application: Application }) {
  const t = useText()
  const format = useFormat()
  const stageName = useStageName()
  const again = againFrom(application)
  return (
    <Stack gap={12}>
      <h2>{t('apply.already')}</h2>
      <p>
        {t('apply.alreadyText', {
          day: format.date(msFromTimestamp(application.createdAt)),
          stage: stageName(application),
        })}
      </p>
      {again === undefined ? null : <p>{t('apply.tooSoon', { day: format.date(msFromTimestamp(again)) })}</p>}
      <LinkButton tone="primary" href={toMine}>
        {t('apply.toMine')}
      </LinkButton>
    </Stack>
  )
}

/** The person's applications for one job: none or one. A guest has none. */
function useOwnApplication(jobId: string): Loadable<readonly StoredDocument<Application>[]> {
  const session = useSession()
  const uid = session.state === 'signedIn' && !session.isGuest ? session.uid : null
  const result = useQuery(applications, uid === null ? null : {}, {
    where: [
      ['professional', '==', uid],
      ['jobId', '==', jobId],
    ],
  })
  if (session.state === 'pending' || uid !== null) return result
  return { state: 'success', value: [], fromCache: false, hasPendingWrites: false }
}

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
