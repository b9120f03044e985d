import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { publishJob as contract } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { closingTime } from '@brigade/domain/hiring/jobs/move-job.ts'
import { publishProblems } from '@brigade/domain/hiring/jobs/publish-problems.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needConsent, stepJob } from './hiring.ts'

export const publishJob = defineFunction(contract, async ({ jobId }, scope) => {
  const { job, state } = await stepJob(scope, jobId, 'publish')
  const problems = publishProblems(job)
  const [first] = problems
  if (first !== undefined) {
    throwRefusal('INVALID_ARGUMENT', first.reason, {
      problems: problems.map(({ field, reason }) => ({ path: field, rule: reason })),
    })
  }
  const consent = await needConsent(scope, job)
  storeOf(scope).change(
    jobs,
    { jobId },
    { ...consent, publishedAt: scope.now, closesAt: closingTime(job.closesAt, scope.now) },
  )
  return { state, path: `/jobs/${jobId}` }
})
