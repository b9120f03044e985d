import { sendOffer as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { hasHiringRole } from '@brigade/domain/access/roles/hiring-team.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { offerProblem } from './offered-access.ts'
import { stepApplication } from './application-steps.ts'
import { hiringPlace, tellPerson } from './team-steps.ts'

export const sendOffer = defineFunction(
  contract,
  async ({ applicationId, message, daysToAnswer, requestId: _, ...terms }, scope) => {
    const store = storeOf(scope)
    const application = await store.need(applications, { applicationId })
    const place = await hiringPlace(scope, application)
    if (place === undefined) throwRefusal('NOT_FOUND', 'gone')
    if (!hasHiringRole(place, 'full')) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'full' })
    const job = await store.need(jobs, { jobId: application.jobId })
    if (job.hired >= job.seats) throwRefusal('FAILED_PRECONDITION', 'seats-taken')
    const problem = await offerProblem(scope, job, { by: uidOf(scope), access: terms.access })
    if (problem === 'consent-ended') throwRefusal('FAILED_PRECONDITION', problem)
    if (problem !== undefined) throwRefusal('PERMISSION_DENIED', problem)
    const offerId = scope.newId()
    const expiresAt = timestampFromMs(msFromTimestamp(scope.now) + daysToAnswer * DAY_MS)
    const taken = await stepApplication(
      scope,
      { id: applicationId, content: application },
      {
        side: 'team',
        command: 'offer',
        message,
        noted: { offerId },
        tell: () => tellPerson(scope, { applicationId, application, stage: 'offer', kind: 'offer' }),
      },
    )
    if (!taken.ok)
      throwRefusal(taken.problem === 'state' ? 'FAILED_PRECONDITION' : 'INVALID_ARGUMENT', taken.problem)
    store.create(
      offers,
      { applicationId, offerId },
      { ...terms, message, sentAt: scope.now, expiresAt, state: 'sent' },
    )
    return { offerId, expiresAt, state: taken.value }
  },
)
