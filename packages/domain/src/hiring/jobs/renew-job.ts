import { err, ok, type Result } from '@brigade/contract/result.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import type { Job, JobState } from './job.ts'
import { closingTime, moveJob, RENEWABLE_MS } from './move-job.ts'

type Ending = Pick<Job, 'state' | 'closesAt'>

/** So long before its end an advert is said to end soon. */
const SOON_MS = 7 * DAY_MS

/** Where a job stands at this moment (rule AP4): past its end it has expired, also while nobody has noted that yet. */
export function jobStateNow(job: Ending, now: Timestamp): JobState {
  const { state, closesAt } = job
  if (closesAt === undefined || msFromTimestamp(now) < msFromTimestamp(closesAt)) return state
  const expired = moveJob(job, 'expire', now)
  return expired.ok ? expired.value : state
}

/**
 * A job with a new end (rule AP4): an expired one is open again within 30 days, an open one stays so for longer.
 * @param set - the end its recruiter wishes; 90 days from now at most, and without it
 */
export function renewedJob(
  job: Ending,
  set: Timestamp | undefined,
  now: Timestamp,
): Result<Required<Ending>, 'state'> {
  const state = jobStateNow(job, now)
  const closesAt = closingTime(set, now)
  if (state === 'open') return ok({ state, closesAt })
  const renewed = moveJob({ ...job, state }, 'renew', now)
  return renewed.ok ? ok({ state: renewed.value, closesAt }) : err(renewed.problem)
}

/** How near its end a job is: when it ends or has ended, and until when it may still be renewed. */
export interface JobEnd {
  readonly isOver: boolean
  readonly closesAt: Timestamp
  readonly renewableUntil: Timestamp
}

/** The end of a job that ends within seven days or has ended, while it may be renewed; undefined otherwise. */
export function nearEnd(job: Ending, now: Timestamp): JobEnd | undefined {
  const { closesAt } = job
  if (closesAt === undefined || !renewedJob(job, undefined, now).ok) return undefined
  const endMs = msFromTimestamp(closesAt)
  const nowMs = msFromTimestamp(now)
  if (endMs - nowMs > SOON_MS) return undefined
  return { isOver: nowMs >= endMs, closesAt, renewableUntil: timestampFromMs(endMs + RENEWABLE_MS) }
}
