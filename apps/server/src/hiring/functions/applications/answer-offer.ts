import { answerOffer as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { type Offer, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import { isOfferOver, offerLifecycle } from '@brigade/domain/hiring/applications/meeting-lifecycles.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep, takeStep } from '../../../core/functions/take-step.ts'
import { joinTeam } from '../../../kitchen/functions/team/join-team.ts'
import { jobSteps } from '../jobs/hiring.ts'
import { offerProblem } from './offered-access.ts'
import { applicationSteps, offerSteps } from './application-steps.ts'
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

async function standingOffer(
  scope: FunctionScope,
  { applicationId, offerId, accept: isAccepted }: Input,
): Promise<Answered> {
  const store = storeOf(scope)
  const application = await store.need(applications, { applicationId })
  if (application.professional !== uidOf(scope)) throwRefusal('NOT_FOUND', 'gone')
  const offer = await store.need(offers, { applicationId, offerId })
  if (!offerLifecycle.isAllowed(offer.state, isAccepted ? 'accept' : 'decline'))
    throwRefusal('FAILED_PRECONDITION', 'state', { state: offer.state })
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
  const params = { applicationId: id, offerId }
  await needStep(scope, offerSteps, { params, before: offer, move: { command: 'accept', typedName } })
  const state = await needStep(scope, applicationSteps, {
    params,
    before: application,
    move: { side: 'person', command: 'accept offer' },
  })
  const jobIsFilled = await takeSeat(scope, jobId, job)
  const { kitchenId } = application
  if (kitchenId !== undefined) {
    const { access, position } = offer
    const displayName = application.cvSnapshot.displayName
    await joinTeam(scope, { kitchenId, uid: uidOf(scope) }, { displayName, access, position, stations: [] })
  }
  tellOfOffer(scope, { id, application, team: 'offer-accepted', person: 'hired' })
  return { state, kitchenId: kitchenId ?? null, jobIsFilled }
}

/** One seat less; the last one fills the job (product, E39). Answers whether it did. */
async function takeSeat(scope: FunctionScope, jobId: string, job: Job): Promise<boolean> {
  const hired = job.hired + 1
  storeOf(scope).change(jobs, { jobId }, { hired })
  if (hired < job.seats) return false
  return (await takeStep(scope, jobSteps, { params: { jobId }, before: job, move: { command: 'fill' } })).ok
}

async function decline(
  scope: FunctionScope,
  { id, application, offer }: Answered,
  { offerId, reason }: Input,
): Promise<z.infer<typeof contract.output>> {
  const params = { applicationId: id, offerId }
  await needStep(scope, offerSteps, { params, before: offer, move: { command: 'decline' } })
  const state = await needStep(scope, applicationSteps, {
    params,
    before: application,
    move: { side: 'person', command: 'decline offer', reason },
    tell: () => tellOfOffer(scope, { id, application, team: 'offer-declined' }),
  })
  return { state, kitchenId: application.kitchenId ?? null, jobIsFilled: false }
}
