import { findFitting } from '../../core/functions/find-documents.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { isWaiting } from '@brigade/domain/hiring/applications/move-application.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { jobStateNow } from '@brigade/domain/hiring/jobs/renew-job.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { notify } from '../../people/push/notify.ts'
import { storeOf } from '../../core/functions/store.ts'
import { runEach } from '../../core/functions/run-each.ts'

const TEN_MINUTES_MS = 600_000
const LOOKED_AT_ONCE = 200

type Documents = Pick<Platform, 'documents'>

/** A job that stands in a state, and who answers for it. */
interface Standing {
  readonly jobId: string
  readonly job: Job
}

/** The jobs in a state whose end has come, the longest first. */
function ended({ documents }: Documents, state: Job['state']): Promise<readonly Standing[]> {
  return documents.transact(async (tx) => {
    const found = await findFitting(tx, jobs, {
      where: { state },
      orderBy: 'closesAt',
      limit: LOOKED_AT_ONCE,
    })
    return found.flatMap(({ id, content: job }) =>
      jobStateNow(job, tx.now) === state ? [] : [{ jobId: id, job }],
    )
  })
}

/** A job past its end expires; who waits for a word there is told, and who hires for it (rule AP4). */
async function expire(scope: FunctionScope, jobId: string): Promise<boolean> {
  const store = storeOf(scope)
  const job = await store.need(jobs, { jobId })
  const state = jobStateNow(job, scope.now)
  // Somebody may have renewed it meanwhile.
  if (state === job.state) return false
  store.change(jobs, { jobId }, { state })
  const values = { job: job.title, company: job.companyName }
  for (const { id, content } of await store.find(applications, { params: {}, where: { jobId } })) {
    // Who was asked and has not answered waits for nothing.
    if (!isWaiting(content.state) || content.state === 'approached') continue
    notify(scope, content.professional, { kind: 'job-expired', thing: `applications/${id}`, values })
  }
  for (const uid of job.hiringTeam)
    notify(scope, uid, { kind: 'own-job-expired', thing: `jobs/${jobId}`, values })
  return true
}

/**
 * Ends the adverts whose end has come (rule AP4).
 * @returns how many ended
 * @throws AggregateError of those that could not be ended, once all others have been
 */
export async function expireJobs(platform: Documents, signal?: AbortSignal): Promise<number> {
  const over = [...(await ended(platform, 'open')), ...(await ended(platform, 'paused'))]
  return runEach(
    over,
    ({ jobId, job }) => platform.documents.transact((tx) => expire(systemScope(job.recruiter, tx), jobId)),
    signal,
  )
}

/** Looks for jobs whose end has come. */
export const expireJobsJob = defineJob({ name: 'expire-jobs', everyMs: TEN_MINUTES_MS, run: expireJobs })
