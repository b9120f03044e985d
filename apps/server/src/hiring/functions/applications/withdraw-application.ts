import { withdrawApplication as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { stepApplication } from './application-steps.ts'

export const withdrawApplication = defineFunction(contract, async ({ applicationId, reason }, scope) => {
  const application = await storeOf(scope).need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const notice = {
    kind: 'application-withdrawn',
    thing: `applications/${applicationId}`,
    values: { job: application.jobSnapshot.title, person: application.cvSnapshot.displayName },
  } as const
  const taken = await stepApplication(
    scope,
    { id: applicationId, content: application },
    {
      side: 'person',
      command: 'withdraw',
      reason,
      tell: () => application.hiringTeam.forEach((uid) => notify(scope, uid, notice)),
    },
  )
  if (!taken.ok) throwRefusal('FAILED_PRECONDITION', taken.problem, { state: application.state })
  return { state: taken.value }
})
