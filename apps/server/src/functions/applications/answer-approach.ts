import { applications } from '@brigade/domain/applications/application.ts'
import { approachCommand } from '@brigade/domain/applications/approaching.ts'
import { answerApproach as contract } from '@brigade/domain/applications/meeting-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../notify.ts'
import { storeOf, uidOf } from '../store.ts'
import { takeStep } from './step.ts'

export const answerApproach = defineFunction(contract, async ({ applicationId, answer, message }, scope) => {
  const store = storeOf(scope)
  const application = await store.need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) refuse('NOT_FOUND', 'gone')
  const taken = await takeStep(
    scope,
    { id: applicationId, content: application },
    { side: 'person', command: approachCommand(answer), message },
  )
  if (!taken.ok) refuse('FAILED_PRECONDITION', 'state', { state: application.state })
  store.change(applications, { applicationId }, { approachAnswer: answer, message })
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
