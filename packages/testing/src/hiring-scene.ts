import { applyToJob } from '@brigade/domain/hiring/applications/application-functions.ts'
import { publishJob } from '@brigade/domain/hiring/jobs/job-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { draftJob, type JobDraft } from '@brigade/domain/hiring/jobs/new-job.ts'
import { newProfessional, newRecruiter } from '@brigade/domain/people/profiles/new-cards.ts'
import type { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { callAs, type Person, writeAs } from './cast.ts'

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)
const now = () => timestampFromMs(Date.now())

/** Gives a person the recruiter card of a company, in euros. */
export async function becomeRecruiter(person: Person, companyName: string): Promise<void> {
  const said = { companyName, kind: 'employer', defaultCurrency: 'EUR' } as const
  const made = newRecruiter(said, person.uid, now())
  await writeAs(person, [
    { path: `recruiters/${person.uid}`, content: made.card },
    { path: `recruiter-profiles/${person.uid}`, content: made.profile },
  ])
}

/** Gives a person the card of somebody who cooks for a living. */
export async function becomeProfessional(
  person: Person,
  card: Pick<Professional, 'title' | 'roles'> & Partial<Professional>,
): Promise<void> {
  const made = newProfessional({ displayName: person.name, ...card }, person.uid, now())
  await writeAs(person, [
    { path: `professionals/${person.uid}`, content: { ...made.card, ...card } },
    { path: `professional-profiles/${person.uid}`, content: made.profile },
  ])
}

/** An ordinary post in Lyon that may be published as it is. */
const ORDINARY: JobDraft = {
  title: 'Chef de partie, sauce',
  position: 'chef de partie',
  companyName: 'Chez Ines',
  place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.764, longitude: 4.8357 } },
  type: 'permanent',
  hoursPerWeek: { min: 35, max: 39 },
  pay: { min: { minor: 1450, currency: 'EUR' }, max: { minor: 1650, currency: 'EUR' }, per: 'hour' },
  description:
    'You run the sauce section of a kitchen of nine, five evenings a week, with two days off together and a menu that follows the market.',
}

/** A draft of this recruiter; what is not said is an ordinary post in Lyon. Gives its id. */
export async function aDraft(recruiter: Person, job: Partial<Job> = {}): Promise<string> {
  const jobId = newId()
  const drafted = draftJob(ORDINARY, { uid: recruiter.uid, displayName: recruiter.name }, now())
  await writeAs(recruiter, [
    { path: `jobs/${jobId}`, content: { ...drafted.job, ...job } },
    { path: `jobs/${jobId}/hiring-team/${recruiter.uid}`, content: drafted.owner },
  ])
  return jobId
}

/** A published job of this recruiter. Gives its id. */
export async function anOpenJob(recruiter: Person, job: Partial<Job> = {}): Promise<string> {
  const jobId = await aDraft(recruiter, job)
  await callAs(recruiter, publishJob, { jobId })
  return jobId
}

/** Applies for a job that asks no questions. Gives the application's id. */
export async function applyAs(person: Person, jobId: string, message = 'I cook with care.'): Promise<string> {
  const share = { phone: false, email: true }
  const { applicationId } = await callAs(person, applyToJob, { jobId, message, answers: [], share })
  return applicationId
}
