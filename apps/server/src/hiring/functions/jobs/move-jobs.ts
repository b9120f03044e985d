import {
  markFilled as fill,
  pauseJob as pause,
  renewJob as renew,
  resumeJob as resume,
} from '@brigade/domain/hiring/jobs/job-functions.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { renewedJob } from '@brigade/domain/hiring/jobs/renew-job.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needConsent, needJob, stepJob } from './hiring.ts'

export const pauseJob = defineFunction(pause, async ({ jobId }, scope) => {
  const { state } = await stepJob(scope, jobId, 'pause')
  return { state }
})

export const resumeJob = defineFunction(resume, async ({ jobId }, scope) => {
  const { job, state } = await stepJob(scope, jobId, 'resume')
  storeOf(scope).change(jobs, { jobId }, await needConsent(scope, job))
  return { state }
})

export const markFilled = defineFunction(fill, async ({ jobId }, scope) => {
  const { state } = await stepJob(scope, jobId, 'fill')
  return { state }
})

export const renewJob = defineFunction(renew, async ({ jobId, closesAt: set }, scope) => {
  const job = await needJob(scope, jobId, 'full')
  const renewed = renewedJob(job, set, scope.now)
  if (!renewed.ok) throwRefusal('FAILED_PRECONDITION', renewed.problem, { state: job.state })
  if (job.pay === undefined) throwRefusal('FAILED_PRECONDITION', 'pay-missing')
  const consent = await needConsent(scope, job)
  storeOf(scope).change(jobs, { jobId }, { ...consent, ...renewed.value })
  return renewed.value
})
