import { sendOffer as contract } from '@brigade/domain/applications/application-functions.ts'
import { offers } from '@brigade/domain/applications/application-event.ts'
import { applications } from '@brigade/domain/applications/application.ts'
import { hasHiringRole } from '@brigade/domain/jobs/hiring-team.ts'
import { type Job, jobs } from '@brigade/domain/jobs/job.ts'
import { type AccessRole, rankOf } from '@brigade/domain/kitchens/access.ts'
import { highestOfferedAccess } from '@brigade/domain/kitchens/access-rules.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../store.ts'
import { memberOf } from '../team/caller-in-kitchen.ts'
import { takeStep } from './step.ts'
import { hiringPlace, tellPerson } from './team-steps.ts'

const DAY_MS = 86_400_000

export const sendOffer = defineFunction(
  contract,
  async ({ applicationId, message, daysToAnswer, requestId: _, ...terms }, scope) => {
    const store = storeOf(scope)
    const application = await store.need(applications, { applicationId })
    const place = await hiringPlace(scope, application)
    if (place === undefined) refuse('NOT_FOUND', 'gone')
    if (!hasHiringRole(place, 'full')) refuse('PERMISSION_DENIED', 'role', { needed: 'full' })
    const job = await store.need(jobs, { jobId: application.jobId })
    if (job.hired >= job.seats) refuse('FAILED_PRECONDITION', 'seats-taken')
    await refuseHighAccess(scope, job, terms.access)
    const taken = await takeStep(
      scope,
      { id: applicationId, content: application },
      { side: 'team', command: 'offer', message },
    )
    if (!taken.ok) {
      refuse(taken.problem === 'state' ? 'FAILED_PRECONDITION' : 'INVALID_ARGUMENT', taken.problem)
    }
    const offerId = scope.newId()
    const expiresAt = timestampFromMs(msFromTimestamp(scope.now) + daysToAnswer * DAY_MS)
    store.create(
      offers,
      { applicationId, offerId },
      { ...terms, message, sentAt: scope.now, expiresAt, state: 'sent' },
    )
    store.change(applications, { applicationId }, { offerId })
    tellPerson(scope, { applicationId, application, stage: 'offer', kind: 'offer' })
    return { offerId, expiresAt, state: taken.state }
  },
)

/** A job without a kitchen gives no access, so any role may be written there; in a kitchen rule ID10 holds. */
async function refuseHighAccess(
  scope: FunctionScope,
  // Before givers of consents were kept, nobody but a job's recruiter could publish it.
  { kitchenId, recruiter, kitchenConsentBy = recruiter }: Job,
  access: AccessRole,
): Promise<void> {
  if (kitchenId === undefined) return
  const store = storeOf(scope)
  const sender = await memberOf(store, kitchenId, uidOf(scope))
  const highest = highestOfferedAccess(sender, await memberOf(store, kitchenId, kitchenConsentBy))
  if (highest === undefined) refuse('FAILED_PRECONDITION', 'consent-ended')
  if (rankOf(access) > rankOf(highest)) refuse('PERMISSION_DENIED', 'access-above-yours')
}
