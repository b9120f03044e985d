import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import type { Job, JobState } from './job.ts'
import { keptMs } from '../../core/retention/retention.ts'

export type JobCommand = 'publish' | 'pause' | 'resume' | 'fill' | 'close' | 'expire' | 'renew' | 'bin'

const over = {
  publish: refused,
  pause: refused,
  resume: refused,
  fill: refused,
  close: refused,
  expire: refused,
  renew: refused,
  bin: refused,
}

/** Rule AP4 and product E39: closed and binned are final. */
export const jobLifecycle = defineLifecycle<JobState, JobCommand>({
  draft: {
    publish: 'open',
    pause: refused,
    resume: refused,
    fill: refused,
    close: refused,
    expire: refused,
    renew: refused,
    bin: 'binned',
  },
  open: {
    publish: refused,
    pause: 'paused',
    resume: refused,
    fill: 'filled',
    close: 'closed',
    expire: 'expired',
    renew: refused,
    bin: refused,
  },
  paused: {
    publish: refused,
    pause: refused,
    resume: 'open',
    fill: 'filled',
    close: 'closed',
    expire: 'expired',
    renew: refused,
    bin: refused,
  },
  filled: {
    publish: refused,
    pause: refused,
    resume: refused,
    fill: refused,
    close: 'closed',
    expire: refused,
    renew: refused,
    bin: refused,
  },
  closed: over,
  expired: {
    publish: refused,
    pause: refused,
    resume: refused,
    fill: refused,
    close: refused,
    expire: refused,
    renew: 'open',
    bin: refused,
  },
  binned: over,
})

/** Rule AP4: an expired job can be renewed for so long. */
export const RENEWABLE_MS = keptMs('expired job')

/**
 * The state a command brings a job to, or a refusal (rule AP4).
 * @param now - counts for renewing only: 30 days after the job's end at the latest
 */
export function moveJob(
  job: Pick<Job, 'state' | 'closesAt'>,
  command: JobCommand,
  now: Timestamp,
): Result<JobState, 'state'> {
  const next = jobLifecycle.next(job.state, command)
  if (!next.ok) return err('state')
  if (command === 'renew') {
    const endedMs = job.closesAt === undefined ? undefined : msFromTimestamp(job.closesAt)
    if (endedMs === undefined || msFromTimestamp(now) - endedMs > RENEWABLE_MS) return err('state')
  }
  return next
}

/** Product E39: an advert stands 90 days at most and can be renewed. */
const LONGEST_OPEN_MS = 90 * DAY_MS

/**
 * When a job that is published now ends: at the time its recruiter has set, at most 90 days from now, and 90 days from
 * now when none is set or it has passed. So an open job's markup always says how long it holds (rule DS1).
 */
export function closingTime(set: Timestamp | undefined, now: Timestamp): Timestamp {
  const nowMs = msFromTimestamp(now)
  const latestMs = nowMs + LONGEST_OPEN_MS
  const setMs = set === undefined ? latestMs : msFromTimestamp(set)
  return timestampFromMs(setMs <= nowMs ? latestMs : Math.min(setMs, latestMs))
}

/** Whether an open job may be given this end (product, E39): it has one, at most 90 days from now. */
export function mayEndAt(closesAt: Timestamp | undefined, now: Timestamp): boolean {
  return closesAt !== undefined && msFromTimestamp(closesAt) <= msFromTimestamp(now) + LONGEST_OPEN_MS
}

/** Whether a job takes applications at this moment (rule AP4): it is open and not past its end. */
export function takesApplications(job: Pick<Job, 'state' | 'closesAt'>, now: Timestamp): boolean {
  return (
    job.state === 'open' &&
    (job.closesAt === undefined || msFromTimestamp(now) < msFromTimestamp(job.closesAt))
  )
}
