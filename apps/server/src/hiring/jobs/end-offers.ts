import { findFitting } from '../../core/functions/find-documents.ts'
import { idInPath } from '@brigade/contract/path.ts'
import { type Offer, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { isOfferOver } from '@brigade/domain/hiring/applications/meeting-lifecycles.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { storeOf } from '../../core/functions/store.ts'
import { takeStep } from '../../core/functions/take-step.ts'
import { runEach } from '../../core/functions/run-each.ts'
import { applicationSteps, offerSteps } from '../functions/applications/application-steps.ts'
import { tellOfOffer } from '../functions/applications/tell-of-offer.ts'

const TEN_MINUTES_MS = 600_000
const LOOKED_AT_ONCE = 200

type Documents = Pick<Platform, 'documents'>

/** An offer that nobody has answered yet. */
interface Unanswered {
  readonly applicationId: string
  readonly offerId: string
  readonly sentBy: Offer['createdBy']
}

/** The offers whose time is over, the longest first. */
function unanswered({ documents }: Documents): Promise<readonly Unanswered[]> {
  return documents.transact(async (tx) => {
    const sent = await findFitting(tx, offers, {
      where: { state: 'sent' },
      orderBy: 'expiresAt',
      limit: LOOKED_AT_ONCE,
    })
    return sent.flatMap(({ id: offerId, path, content: offer }) => {
      const applicationId = idInPath(offers, path, 'applicationId')
      return isOfferOver(offer, tx.now) ? [{ applicationId, offerId, sentBy: offer.createdBy }] : []
    })
  })
}

/** An offer nobody answered in its time ends, the application is being read again, and both sides are told (rule AP1). */
async function end(scope: FunctionScope, { applicationId, offerId }: Unanswered): Promise<boolean> {
  const store = storeOf(scope)
  const offer = await store.need(offers, { applicationId, offerId })
  if (!isOfferOver(offer, scope.now)) return false
  const params = { applicationId, offerId }
  const expired = await takeStep(scope, offerSteps, { params, before: offer, move: { command: 'expire' } })
  // It may have been answered meanwhile.
  if (!expired.ok) return false
  const application = await store.need(applications, { applicationId })
  if (application.offerId !== offerId) return true
  const told = { id: applicationId, application, team: 'offer-expired', person: 'own-offer-expired' } as const
  await takeStep(scope, applicationSteps, {
    params,
    before: application,
    move: { side: 'server', command: 'lapse' },
    tell: () => tellOfOffer(scope, told),
  })
  return true
}

/**
 * Ends the offers that nobody has answered in their time (rule AP1).
 * @returns how many ended
 * @throws AggregateError of those that could not be ended, once all others have been
 */
export async function endUnansweredOffers(platform: Documents, signal?: AbortSignal): Promise<number> {
  return runEach(
    await unanswered(platform),
    (offer) => platform.documents.transact((tx) => end(systemScope(offer.sentBy, tx), offer)),
    signal,
  )
}

/** Looks for offers whose time is over. */
export const endOffersJob = defineJob({
  name: 'end-offers',
  everyMs: TEN_MINUTES_MS,
  run: endUnansweredOffers,
})
