import { withdrawApplication as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { takeStep } from './step.ts'

export const withdrawApplication = defineFunction(contract, async ({ applicationId, reason }, scope) => {
  const application = await storeOf(scope).need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const taken = await takeStep(
    scope,
    { id: applicationId, content: application },
    { side: 'person', command: 'withdraw', reason },
  )
  if (!taken.ok) throwRefusal('FAILED_PRECONDITION', taken.problem, { state: application.state })
  for (const uid of application.hiringTeam) {
    notify(scope, uid, {
      kind: 'application-withdrawn',
      thing: `applications/${applicationId}`,
      values: { job: application.jobSnapshot.title, person: application.cvSnapshot.displayName },
    })
  }
  return { state: taken.state }
})
