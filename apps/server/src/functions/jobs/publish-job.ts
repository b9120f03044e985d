import { type Job, jobs } from '@brigade/domain/jobs/job.ts'
import { publishJob as contract } from '@brigade/domain/jobs/job-functions.ts'
import { closingTime } from '@brigade/domain/jobs/move-job.ts'
import { publishProblems } from '@brigade/domain/jobs/publish-problems.ts'
import { hasAccess } from '@brigade/domain/kitchens/access.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../store.ts'
import { memberOf } from '../team/caller-in-kitchen.ts'
import { stepJob } from './hiring.ts'

export const publishJob = defineFunction(contract, async ({ jobId }, scope) => {
  const { job, state } = await stepJob(scope, jobId, 'publish')
  const problems = publishProblems(job)
  const [first] = problems
  if (first !== undefined) {
    refuse('INVALID_ARGUMENT', first.reason, {
      problems: problems.map(({ field, reason }) => ({ path: field, rule: reason })),
    })
  }
  const consent = await consentOf(scope, job)
  storeOf(scope).change(
    jobs,
    { jobId },
    { ...consent, publishedAt: scope.now, closesAt: closingTime(job.closesAt, scope.now) },
  )
  return { state, path: `/jobs/${jobId}` }
})

/** A kitchen's managers agree by publishing; anybody else needs their consent first. */
async function consentOf(
  scope: FunctionScope,
  job: Job,
): Promise<Partial<Pick<Job, 'kitchenConsent' | 'kitchenConsentBy'>>> {
  if (job.kitchenId === undefined || job.kitchenConsent === 'given') return {}
  const uid = uidOf(scope)
  const member = await memberOf(storeOf(scope), job.kitchenId, uid)
  if (!hasAccess(member, 'manager')) refuse('FAILED_PRECONDITION', 'kitchen-consent')
  return { kitchenConsent: 'given', kitchenConsentBy: uid }
}
