import { answerOffer as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { type Offer, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import { isOfferOver } from '@brigade/domain/hiring/applications/meeting-lifecycles.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { moveJob } from '@brigade/domain/hiring/jobs/move-job.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { joinTeam } from '../../../kitchen/functions/team/join-team.ts'
import { offerProblem } from './offered-access.ts'
import { takeStep } from './step.ts'
import { tellOfOffer } from './tell-of-offer.ts'

type Input = z.infer<typeof contract.input>

/** An application with the offer that is answered. */
interface Answered {
  readonly id: string
  readonly application: Application
  readonly offer: Offer
}

export const answerOffer = defineFunction(contract, async (input, scope) => {
  const answered = await standingOffer(scope, input)
  return input.accept ? accept(scope, answered, input) : decline(scope, answered, input)
})

async function standingOffer(scope: FunctionScope, { applicationId, offerId }: Input): Promise<Answered> {
  const store = storeOf(scope)
  const application = await store.need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const offer = await store.need(offers, { applicationId, offerId })
  if (offer.state !== 'sent') throwRefusal('FAILED_PRECONDITION', 'state', { state: offer.state })
  if (isOfferOver(offer, scope.now)) throwRefusal('FAILED_PRECONDITION', 'expired')
  return { id: applicationId, application, offer }
}

async function accept(
  scope: FunctionScope,
  { id, application, offer }: Answered,
  { offerId, typedName }: Input,
): Promise<z.infer<typeof contract.output>> {
  if (typedName === '') throwRefusal('INVALID_ARGUMENT', 'typed-name')
  const store = storeOf(scope)
  const { jobId } = application
  const job = await store.need(jobs, { jobId })
  if (job.hired >= job.seats) throwRefusal('FAILED_PRECONDITION', 'seats-taken')
  const standing = await offerProblem(scope, job, { by: offer.createdBy, access: offer.access })
  if (standing !== undefined) throwRefusal('FAILED_PRECONDITION', 'consent-ended')
  const taken = await takeStep(
    scope,
    { id, content: application },
    { side: 'person', command: 'accept offer' },
  )
  if (!taken.ok) throwRefusal('FAILED_PRECONDITION', taken.problem)
  store.change(
    offers,
    { applicationId: id, offerId },
    { state: 'accepted', typedName, answeredAt: scope.now },
  )
  const jobIsFilled = takeSeat(scope, jobId, job)
  const { kitchenId } = application
  if (kitchenId !== undefined) {
    const { access, position } = offer
    const displayName = application.cvSnapshot.displayName
    await joinTeam(scope, { kitchenId, uid: uidOf(scope) }, { displayName, access, position, stations: [] })
  }
  tellOfOffer(scope, { id, application, team: 'offer-accepted', person: 'hired' })
  return { state: taken.state, kitchenId: kitchenId ?? null, jobIsFilled }
}

/** One seat less; the last one fills the job (product, E39). Answers whether it did. */
function takeSeat(scope: FunctionScope, jobId: string, job: Job): boolean {
  const hired = job.hired + 1
  const filled = hired >= job.seats ? moveJob(job, 'fill', scope.now) : undefined
  storeOf(scope).change(jobs, { jobId }, { hired, ...(filled?.ok === true && { state: filled.value }) })
  return filled?.ok === true
}

async function decline(
  scope: FunctionScope,
  { id, application }: Answered,
  { offerId, reason }: Input,
): Promise<z.infer<typeof contract.output>> {
  const taken = await takeStep(
    scope,
    { id, content: application },
    { side: 'person', command: 'decline offer', reason },
  )
  if (!taken.ok) throwRefusal('FAILED_PRECONDITION', taken.problem)
  storeOf(scope).change(offers, { applicationId: id, offerId }, { state: 'declined', answeredAt: scope.now })
  tellOfOffer(scope, { id, application, team: 'offer-declined' })
  return { state: taken.state, kitchenId: application.kitchenId ?? null, jobIsFilled: false }
}
