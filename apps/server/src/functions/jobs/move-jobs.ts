import {
  markFilled as fill,
  pauseJob as pause,
  resumeJob as resume,
} from '@brigade/domain/jobs/job-functions.ts'
import { jobs } from '@brigade/domain/jobs/job.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../store.ts'
import { needConsent, stepJob } from './hiring.ts'

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
