import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { peopleToTell } from '@brigade/domain/hiring/applications/people-to-tell.ts'
import { closeJob as contract } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { stepApplication } from '../applications/application-steps.ts'
import { tellPerson } from '../applications/team-steps.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { stepJob } from './hiring.ts'

export const closeJob = defineFunction(contract, async ({ jobId, reason, message, except = [] }, scope) => {
  if (message.trim() === '') throwRefusal('INVALID_ARGUMENT', 'message-empty')
  const { state } = await stepJob(scope, jobId, 'close')
  const all = await storeOf(scope).find(applications, { params: {}, where: { jobId } })
  const told = peopleToTell(all, except)
  if (!told.ok) throwRefusal('INVALID_ARGUMENT', 'people-waiting', { applicationIds: told.problem })
  for (const found of told.value) {
    const { id: applicationId, content: application } = found
    const taken = await stepApplication(scope, found, {
      side: 'team',
      command: 'decline',
      message,
      reason,
      tell: (stage) => tellPerson(scope, { applicationId, application, stage, kind: 'job-closed' }),
    })
    if (!taken.ok) throwRefusal('FAILED_PRECONDITION', taken.problem)
  }
  return { state, writtenTo: told.value.length }
})
