import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { approachCommand } from '@brigade/domain/hiring/applications/approaching.ts'
import { answerApproach as contract } from '@brigade/domain/hiring/applications/meeting-functions.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { takeStep } from './step.ts'

export const answerApproach = defineFunction(contract, async ({ applicationId, answer, message }, scope) => {
  const store = storeOf(scope)
  const application = await store.need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const job = await store.need(jobs, { jobId: application.jobId })
  const isInterested = answer === 'interested'
  if (isInterested && !takesApplications(job, scope.now)) throwRefusal('FAILED_PRECONDITION', 'closed')
  const taken = await takeStep(
    scope,
    { id: applicationId, content: application },
    { side: 'person', command: approachCommand(answer), message },
  )
  if (!taken.ok) throwRefusal('FAILED_PRECONDITION', 'state', { state: application.state })
  // From here on it is an application, to which the team has said nothing yet.
  const begun = isInterested && { lastWordFromTeamAt: null }
  store.change(applications, { applicationId }, { approachAnswer: answer, message, ...begun })
  const { jobSnapshot, cvSnapshot, hiringTeam } = application
  const values = {
    job: jobSnapshot.title,
    person: cvSnapshot.displayName,
    answer: answer.replaceAll(' ', '_'),
  }
  const thing = `applications/${applicationId}`
  for (const uid of hiringTeam) notify(scope, uid, { kind: 'approach-answered', thing, values })
  return { state: taken.state }
})
