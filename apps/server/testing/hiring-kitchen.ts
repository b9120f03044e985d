import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { buildJob, type JobToBuild } from '@brigade/builders/build-job.ts'
import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildProfessional, buildRecruiter } from '@brigade/builders/build-people.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { collectionPathOf } from '@brigade/contract/path.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { beforeAll, beforeEach, expect } from 'vitest'
import { functions } from '../src/all-functions.ts'
import { callFunctions, newId, now, type Somebody } from './call-functions.ts'

type TestFunctions = Awaited<ReturnType<typeof callFunctions>>

let calls: TestFunctions
/** Euros in cents. */
export const eur = (minor: number) => ({ minor, currency: 'EUR' as const })

/** The recruiter and owner of the kitchen. */
export let ines: Somebody
/** Two professionals. */
export let sam: Somebody
export let lena: Somebody
/** A member without any card. */
export let stranger: Somebody
export let guest: Somebody

/** Calls a function as somebody, or as nobody. */
export const call: TestFunctions['call'] = (...asked) => calls.call(...asked)
/** Writes built documents with trust. */
export const put = (documents: readonly BuiltDocument[]) => calls.put(documents)
/** One document as it is stored. */
export const read = (path: string): Promise<DocumentData | undefined> => calls.read(path)
/** Lets the server move on what is due. */
export const look = (move: (platform: Platform) => Promise<number>) => move(calls.platform)
/** Changes fields of a document with trust, such as a time that must have passed. */
export const change = (path: string, changes: DocumentData) => calls.change(path, changes)

/** A write straight to the database, as any browser may send it. */
export async function commitAs(who: Somebody, path: string, changes: DocumentData): Promise<number> {
  const content = { ...(await read(path)), ...changes, updatedBy: who.uid, updatedAt: now() }
  const answer = await calls.app.inject({
    method: 'POST',
    url: `/v1/${DATABASE_NAME}/documents:commit`,
    headers: { authorization: `Bearer ${who.token}` },
    payload: {
      writes: [{ update: { name: `${DATABASE_NAME}/documents/${path}`, fields: fieldsOfPlain(content) } }],
    },
  })
  return answer.statusCode
}

/** The documents of a collection as somebody lists them, or the status of the refusal. */
export async function listAs(who: Somebody, collection: string): Promise<readonly unknown[] | string> {
  const above = collectionPathOf(collection)
  const parent = above === '' ? '' : `/${above}`
  const answer = await calls.app.inject({
    method: 'POST',
    url: `/v1/${DATABASE_NAME}/documents${parent}:runQuery`,
    headers: { authorization: `Bearer ${who.token}` },
    payload: { structuredQuery: { from: [{ collectionId: segmentsOf(collection).at(-1) }] } },
  })
  const found: { readonly document?: unknown; readonly error?: { readonly status: string } }[] = [
    answer.json(),
  ].flat()
  return found[0]?.error?.status ?? found.flatMap(({ document }) => document ?? [])
}

/** New for every test. */
export let hiringKitchenId: string
export let jobId: string

/** A job of Ines that may be published as it is. */
export async function draft(job: Partial<Job> = {}): Promise<string> {
  const wanted: JobToBuild = { jobId: newId(), recruiter: { uid: ines.uid, displayName: 'Ines' }, job }
  await put(buildJob(wanted, now()))
  return wanted.jobId
}

/** Opens the calls for the tests of the file that asks for it. */
export async function openHiringKitchen(): Promise<void> {
  const opened = await callFunctions(functions)
  beforeAll(async () => {
    calls = opened
    await welcome()
  })

  beforeEach(async () => {
    hiringKitchenId = newId()
    await put(buildKitchen({ kitchenId: hiringKitchenId, owner: ines.uid }, now()))
    jobId = await draft({ kitchenId: hiringKitchenId })
  })
}

async function welcome(): Promise<void> {
  ines = await calls.member('ines')
  sam = await calls.member('sam')
  lena = await calls.member('lena')
  stranger = await calls.member('stranger')
  guest = await calls.guest()
  const professional = { title: 'Chef de partie', roles: ['chef de partie' as const] }
  await put([
    ...buildRecruiter({ uid: ines.uid, companyName: 'Tern' }, now()),
    ...buildProfessional({ uid: sam.uid, displayName: 'Sam Okafor', ...professional }, now()),
    ...buildProfessional({ uid: lena.uid, displayName: 'Lena Brandt', ...professional }, now()),
  ])
}

/** Publishes the job of this test. */
export const publish = (who = ines, id = jobId) => call(who, 'publishJob', { jobId: id })
const share = { phone: false, email: true }
/** Applies for the job of this test. */
export const apply = (who: Somebody, more: object = {}) =>
  call(who, 'applyToJob', { jobId, message: 'I cook with care.', answers: [], share, ...more })
/** Id of the application of a person to the job of this test. */
export const idOf = (who: Somebody) => `${jobId}_${who.uid}`
/** Moves one person into a column. */
export const move = (who: Somebody, stage: string, message = '', by = ines) =>
  call(by, 'moveApplication', { applicationIds: [idOf(who)], stage, message })
/** Says "not this time" to one person. */
export const decline = (who: Somebody, message: string, by = ines) =>
  call(by, 'declineApplications', { applicationIds: [idOf(who)], reason: 'experience', message })
/** What moving one person answers. */
export const outcome = (state: string, refused?: string) => ({
  result: { outcomes: [expect.objectContaining({ state, ...(refused !== undefined && { refused }) })] },
})
const terms = {
  position: 'chef de partie',
  access: 'cook',
  pay: { amount: eur(170_000), per: 'month' },
  startsOn: '2027-03-01',
  type: 'permanent',
  message: 'Join us.',
  daysToAnswer: 7,
}
/** Makes a person an offer. */
export const offer = (who: Somebody, more: object = {}, by = ines) =>
  call(by, 'sendOffer', { applicationId: idOf(who), ...terms, ...more })
/** Answers an offer; accepts it unless told otherwise. */
export const answer = (who: Somebody, offerId: string, more: object = {}) =>
  call(who, 'answerOffer', {
    applicationId: idOf(who),
    offerId,
    accept: true,
    typedName: 'Sam Okafor',
    reason: '',
    ...more,
  })

/** Somebody who has applied and been read. */
export async function applicationBeingRead(who: Somebody): Promise<void> {
  await apply(who)
  await move(who, 'being read')
}

/** An offer that waits for an answer. Gives its id. */
export async function applicationWithOffer(who: Somebody, more: object = {}): Promise<string> {
  await applicationBeingRead(who)
  return String((await offer(who, more)).result?.['offerId'])
}

/** Kinds of the notices somebody got about an application: the own one, unless told otherwise. */
export async function notices(who: Somebody, applicant = who): Promise<readonly unknown[]> {
  const all = await calls.noticesOf(who)
  return all.filter(({ thing }) => thing === `applications/${idOf(applicant)}`).map(({ kind }) => kind)
}
