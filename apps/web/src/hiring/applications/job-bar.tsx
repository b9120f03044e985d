import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Menu } from '@brigade/design-system/molecules/menu.tsx'
import { markFilled, pauseJob, renewJob, resumeJob } from '@brigade/domain/hiring/jobs/job-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { jobStateNow, nearEnd } from '@brigade/domain/hiring/jobs/renew-job.ts'
import { timestampFromMs, msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useEffect, useRef, useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'

interface JobEndBannerProps {
  readonly job: Job
  readonly now: Timestamp
  readonly onRenew: () => void
}

/** Says that a job ends soon or has ended, while it may be renewed. */
function JobEndBanner({ job, now, onRenew }: JobEndBannerProps) {
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

const marks = {
  draft: 'neutral',
  open: 'ok',
  paused: 'warn',
  filled: 'info',
  closed: 'neutral',
  expired: 'warn',
  binned: 'neutral',
} as const

/** The mark and name of a job's state. */
export function JobStateMark({ state }: { readonly state: Job['state'] }) {
  const t = useText()
  return <StateMark state={marks[state]}>{t(`hiring.state.${state}`)}</StateMark>
}

interface JobBarProps {
  readonly jobId: string
  readonly job: Job
  /** How many applicants still wait for a reply. */
  readonly waiting: number
}

/** Asks for the closing words as soon as the last seat is taken while this page is open. */
function useFilledQuestion(job: Job, waiting: number, ask: () => void): void {
  const before = useRef(job.state)
  useEffect(() => {
    const isNew = before.current !== 'filled' && job.state === 'filled'
    before.current = job.state
    if (isNew && waiting > 0) ask()
  })
}

/** A job's state above its board, and what may be done with the job itself. */
export function JobBar({ jobId, job, waiting }: JobBarProps) {
  const t = useText()
  const [isClosing, setClosing] = useState(false)
  const pause = useCall(pauseJob)
  const resume = useCall(resumeJob)
  const fill = useCall(markFilled)
  useFilledQuestion(job, waiting, () => setClosing(true))
  const renew = useCall(renewJob)
  const now = timestampFromMs(useNow())
  const problem = pause.problem ?? resume.problem ?? fill.problem ?? renew.problem
  const state = jobStateNow(job, now)
  const items = [
    {
      key: 'pause',
      label: t('hiring.job.pause'),
      isOn: state === 'open',
      onChoose: () => void pause.send({ jobId }),
    },
    {
      key: 'resume',
      label: t('hiring.job.resume'),
      isOn: state === 'paused',
      onChoose: () => void resume.send({ jobId }),
    },
    {
      key: 'fill',
      label: t('hiring.job.fill'),
      isOn: state === 'open' || state === 'paused',
      onChoose: () => void fill.send({ jobId }),
    },
    {
      key: 'close',
      label: t('hiring.job.close'),
      isOn: state === 'open' || state === 'paused' || state === 'filled',
      onChoose: () => setClosing(true),
    },
  ].filter(({ isOn }) => isOn)
  return (
    <>
      <Cluster justify="between">
        <Cluster gap={16}>
          <JobStateMark state={state} />
          <span>{t('hiring.seats', { hired: job.hired, seats: job.seats })}</span>
        </Cluster>
        <Cluster>
          {state === 'open' ? <LinkButton href={paths.job(jobId)}>{t('hiring.job.see')}</LinkButton> : null}
          {state === 'draft' || state === 'open' ? (
            <LinkButton href={paths.jobEdit(jobId)}>{t('hiring.job.edit')}</LinkButton>
          ) : null}
          <Menu trigger={<Button>{t('hiring.job.more')}</Button>} groups={[{ items }]} />
        </Cluster>
      </Cluster>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          {t(
            problem.reason === 'kitchen-consent' ? 'hiring.refused.kitchen-consent' : wordsOfProblem(problem),
          )}
        </Banner>
      )}
      {state === 'filled' ? (
        <Banner state={waiting > 0 ? 'warn' : 'ok'} aria-live="polite">
          {waiting > 0 ? t('hiring.filledWaiting', { count: waiting }) : t('hiring.filled')}{' '}
          <Button size="small" onClick={() => setClosing(true)}>
            {t(waiting > 0 ? 'hiring.writeAndClose' : 'hiring.job.close')}
          </Button>
        </Banner>
      ) : null}
      <JobEndBanner job={job} now={now} onRenew={() => void renew.send({ jobId })} />
      {isClosing ? (
        <CloseJobDialog jobId={jobId} job={job} waiting={waiting} onClose={() => setClosing(false)} />
      ) : null}
    </>
  )
}
