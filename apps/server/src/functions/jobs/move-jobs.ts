import {
  markFilled as fill,
  pauseJob as pause,
  resumeJob as resume,
} from '@brigade/domain/jobs/job-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { stepJob } from './hiring.ts'

export const pauseJob = defineFunction(pause, async ({ jobId }, scope) => {
  const { state } = await stepJob(scope, jobId, 'pause')
  return { state }
})

export const resumeJob = defineFunction(resume, async ({ jobId }, scope) => {
  const { state } = await stepJob(scope, jobId, 'resume')
  return { state }
})

export const markFilled = defineFunction(fill, async ({ jobId }, scope) => {
  const { state } = await stepJob(scope, jobId, 'fill')
  return { state }
})
