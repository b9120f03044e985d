import { applyToJob as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import {
  type Application,
  applicationId,
  applications,
} from '@brigade/domain/hiring/applications/application.ts'
import { applyRound } from '@brigade/domain/hiring/applications/move-application.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { type Contact, newApplication } from './new-application.ts'
import { recordEvent } from './application-steps.ts'

export const applyToJob = defineFunction(contract, async ({ jobId, message, answers, share }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const job = await store.need(jobs, { jobId })
  if (!takesApplications(job, scope.now)) throwRefusal('FAILED_PRECONDITION', 'closed')
  if (job.hiringTeam.includes(uid)) throwRefusal('FAILED_PRECONDITION', 'own-job')
  if (answers.length !== job.questions.length)
    throwRefusal('INVALID_ARGUMENT', 'answers', { needed: job.questions.length })
  const card = await store.load(professionals, { uid })
  if (card === undefined) throwRefusal('FAILED_PRECONDITION', 'profile-needed')

  const id = applicationId(jobId, uid)
  const earlier = await store.load(applications, { applicationId: id })
  const round = applyRound(earlier, scope.now)
  if (!round.ok)
    throwRefusal(round.problem === 'applied' ? 'ALREADY_EXISTS' : 'FAILED_PRECONDITION', round.problem)

  const application = {
    ...newApplication(scope, {
      origin: 'applied',
      jobId,
      job,
      professional: uid,
      card,
      contact: await sharedContact(scope, share),
    }),
    message,
    answers,
    shared: share,
    round: round.value,
  }
  if (earlier === undefined) store.create(applications, { applicationId: id }, application)
  else store.change(applications, { applicationId: id }, { ...application, offerId: undefined })
  recordEvent(scope, id, {
    side: 'person',
    to: 'applied',
    stage: 'applied',
    round: round.value,
    ...(message.trim() !== '' && { message }),
  })
  tellBothSides(scope, { id, job, person: card.displayName })
  return { applicationId: id, round: round.value }
})

/** What of the person's address and number the hiring team gets to see: what they chose, as far as there is any. */
async function sharedContact(scope: FunctionScope, share: Application['shared']): Promise<Contact> {
  const { email } = scope.caller
  const profile = share.phone
    ? await storeOf(scope).load(brigadeUserProfiles, { uid: uidOf(scope) })
    : undefined
  return {
    ...(share.email && email !== null && { email }),
    ...(profile?.phone !== undefined && { phone: profile.phone }),
  }
}

/** The person gets an acknowledgement at once, the hiring team a notice (product, E40). */
function tellBothSides(
  scope: FunctionScope,
  { id, job, person }: { readonly id: string; readonly job: Job; readonly person: string },
): void {
  const thing = `applications/${id}`
  const values = { job: job.title, company: job.companyName, person }
  notify(scope, uidOf(scope), { kind: 'application-acknowledged', thing, values })
  for (const uid of job.hiringTeam) notify(scope, uid, { kind: 'application-received', thing, values })
}
