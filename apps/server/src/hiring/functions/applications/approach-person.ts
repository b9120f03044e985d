import {
  type Application,
  applicationId,
  applications,
} from '@brigade/domain/hiring/applications/application.ts'
import { mayApproach } from '@brigade/domain/hiring/applications/approaching.ts'
import { approachPerson as contract } from '@brigade/domain/hiring/applications/meeting-functions.ts'
import { hasHiringRole, hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { blocks } from '@brigade/domain/people/network/block.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { isHiddenFrom } from '@brigade/domain/people/profiles/hidden-from.ts'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { type Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { viewerOf } from '../../../core/functions/viewer.ts'
import { reachOut } from '../../../people/push/reach-out.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { newApplication } from './new-application.ts'
import { recordEvent } from './application-steps.ts'

export const approachPerson = defineFunction(contract, async ({ uid, jobId, message }, scope) => {
  const store = storeOf(scope)
  const job = await jobToOffer(scope, jobId)
  if (message === '') throwRefusal('INVALID_ARGUMENT', 'message-empty')
  const card = await shownCard(scope, uid, job)
  const earlier = await earlierBetween(scope, uid, job)
  const may = mayApproach(jobId, { earlier, worksThere: await worksThere(scope, uid, job) }, scope.now)
  if (!may.ok) throwRefusal('FAILED_PRECONDITION', may.problem)

  const isTold = await reachOut(scope, uid)
  const id = applicationId(jobId, uid)
  const application = {
    ...newApplication(scope, { origin: 'approached', jobId, job, professional: uid, card }),
    message: '',
    answers: [],
    shared: { phone: false, email: false },
    round: 1,
  } satisfies Partial<Application>
  store.create(applications, { applicationId: id }, application)
  recordEvent(scope, id, { side: 'team', to: 'approached', stage: 'approached', round: 1, message })
  const values = { job: job.title, company: job.companyName }
  if (isTold) notify(scope, uid, { kind: 'approached', thing: `applications/${id}`, values })
  return { applicationId: id, state: application.state }
})

/** An open job that the caller may fill. */
async function jobToOffer(scope: FunctionScope, jobId: string): Promise<Job> {
  const store = storeOf(scope)
  const place = await store.load(hiringTeams, { jobId, uid: uidOf(scope) })
  if (place === undefined) throwRefusal('NOT_FOUND', 'gone')
  if (!hasHiringRole(place, 'pipeline')) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'pipeline' })
  const job = await store.need(jobs, { jobId })
  if (!takesApplications(job, scope.now)) throwRefusal('FAILED_PRECONDITION', 'closed')
  return job
}

/** What there was between the person and this recruiter, or this kitchen through anybody. */
async function earlierBetween(scope: FunctionScope, uid: string, { recruiter, kitchenId }: Job) {
  const store = storeOf(scope)
  const withRecruiter = await store.find(applications, { where: { professional: uid, recruiter } })
  const withKitchen =
    kitchenId === undefined ? [] : await store.find(applications, { where: { professional: uid, kitchenId } })
  return [...withRecruiter, ...withKitchen].map(({ content }) => content)
}

/** Everybody who would read of the person: the caller, and all who hire for the job. */
const readers = (scope: FunctionScope, { recruiter, hiringTeam }: Job): readonly string[] => [
  ...new Set([uidOf(scope), recruiter, ...hiringTeam]),
]

/** The person's card; one that a reader may not see, and one of somebody blocked, answers as if there were none. */
async function shownCard(scope: FunctionScope, uid: string, job: Job): Promise<Professional> {
  const store = storeOf(scope)
  const card = await store.need(professionals, { uid })
  const profile = await store.load(professionalProfiles, { uid })
  const { kitchenIds, recruiters } = await viewerOf(store, uidOf(scope))
  const viewer = {
    uid: uidOf(scope),
    kitchenIds: job.kitchenId === undefined ? kitchenIds : [...kitchenIds, job.kitchenId],
    recruiters: [...recruiters, ...readers(scope, job)],
  }
  const isHidden = !card.isListed || profile === undefined || isHiddenFrom(profile, viewer)
  if (isHidden || (await isBlockedBetween(scope, uid, job))) throwRefusal('NOT_FOUND', 'gone')
  return card
}

/** A block holds both ways and is never announced (product, E09). */
async function isBlockedBetween(scope: FunctionScope, uid: string, job: Job): Promise<boolean> {
  const store = storeOf(scope)
  const theirs = await store.load(brigadeUserProfiles, { uid })
  for (const reader of readers(scope, job)) {
    const own = await store.load(brigadeUserProfiles, { uid: reader })
    if (blocks(own, uid) || blocks(theirs, reader)) return true
  }
  return false
}

async function worksThere(
  scope: FunctionScope,
  uid: string,
  { hiringTeam, kitchenId }: Job,
): Promise<boolean> {
  if (hiringTeam.includes(uid)) return true
  if (kitchenId === undefined) return false
  const member = await storeOf(scope).load(teamMembers, { kitchenId, uid })
  return member?.state === 'active'
}
