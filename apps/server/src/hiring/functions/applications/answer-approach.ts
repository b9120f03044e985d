import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { approachCommand } from '@brigade/domain/hiring/applications/approaching.ts'
import { answerApproach as contract } from '@brigade/domain/hiring/applications/meeting-functions.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { applicationSteps } from './application-steps.ts'

export const answerApproach = defineFunction(contract, async ({ applicationId, answer, message }, scope) => {
  const store = storeOf(scope)
  const application = await store.need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const job = await store.need(jobs, { jobId: application.jobId })
  const isInterested = answer === 'interested'
  if (isInterested && !takesApplications(job, scope.now)) throwRefusal('FAILED_PRECONDITION', 'closed')
  const { jobSnapshot, cvSnapshot, hiringTeam } = application
  const values = {
    job: jobSnapshot.title,
    person: cvSnapshot.displayName,
    answer: answer.replaceAll(' ', '_'),
  }
  const thing = `applications/${applicationId}`
  const state = await needStep(scope, applicationSteps, {
    params: { applicationId },
    before: application,
    move: {
      side: 'person',
      command: approachCommand(answer),
      message,
      // From here on it is an application, to which the team has said nothing yet.
      noted: { approachAnswer: answer, message, ...(isInterested && { lastWordFromTeamAt: null }) },
    },
    tell: () => hiringTeam.forEach((uid) => notify(scope, uid, { kind: 'approach-answered', thing, values })),
  })
  return { state }
})
