import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { buildJob, type JobToBuild } from '@brigade/builders/build-job.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildProfessional, buildRecruiter } from '@brigade/builders/build-people.ts'
import type { Job } from '@brigade/domain/jobs/job.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import type { DocumentData } from '@brigade/platform/documents/types.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { functions } from '../all-functions.ts'

interface Somebody {
  readonly uid: string
  readonly token: string
}

type Answer = { readonly result?: Record<string, unknown>; readonly error?: Record<string, unknown> }

const DAY_MS = 86_400_000
const database = await openDatabase({ kind: 'memory' })
const outbox = openMemoryOutbox()
const platform = await createPlatform({ database, collections, functions, outbox, project: 'brigade' })
const app = fastify()
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)
const now = () => timestampFromMs(Date.now())
const eur = (minor: number) => ({ minor, currency: 'EUR' as const })

let ines: Somebody
let sam: Somebody
let lena: Somebody
let stranger: Somebody
let guest: Somebody

async function signUp(body: object): Promise<Somebody> {
  const url = '/identity/v1/accounts:signUp?key=brigade'
  const answer = await app.inject({ method: 'POST', url, payload: { returnSecureToken: true, ...body } })
  const { localId, idToken } = answer.json()
  return { uid: String(localId), token: String(idToken) }
}

const member = (name: string) => signUp({ email: `${name}@example.com`, password: 'a quiet kitchen' })

async function call(who: Somebody | null, name: string, data: object): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `/functions/${name}`,
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    payload: { data: { requestId: newId(), ...data } },
  })
  return answer.json()
}

const refusal = (status: string, reason: string) => ({
  error: expect.objectContaining({ status, details: expect.objectContaining({ reason }) }),
})

const put = (documents: readonly BuiltDocument[]) =>
  platform.documents.transact(async (tx) => {
    for (const { path, data } of documents) tx.set(path, data)
  })
const read = (path: string): Promise<DocumentData | undefined> =>
  platform.documents.transact((tx) => tx.get(path))
const change = (path: string, changes: DocumentData) =>
  platform.documents.transact(async (tx) => tx.update(path, changes))

/** A write straight to the database, as any browser may send it. */
async function commitAs(who: Somebody, path: string, changes: DocumentData): Promise<number> {
  const content = { ...(await read(path)), ...changes, updatedBy: who.uid, updatedAt: now() }
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/${DATABASE_NAME}/documents:commit`,
    headers: { authorization: `Bearer ${who.token}` },
    payload: {
      writes: [{ update: { name: `${DATABASE_NAME}/documents/${path}`, fields: fieldsOfPlain(content) } }],
    },
  })
  return answer.statusCode
}

beforeAll(async () => {
  await platform.register(app)
  ines = await member('ines')
  sam = await member('sam')
  lena = await member('lena')
  stranger = await member('stranger')
  guest = await signUp({})
  const professional = { title: 'Chef de partie', roles: ['chef de partie' as const] }
  await put([
    ...buildRecruiter({ uid: ines.uid, companyName: 'Tern' }, now()),
    ...buildProfessional({ uid: sam.uid, displayName: 'Sam Okafor', ...professional }, now()),
    ...buildProfessional({ uid: lena.uid, displayName: 'Lena Brandt', ...professional }, now()),
  ])
})
afterAll(async () => {
  await app.close()
  await platform.close()
  await database.close()
})

let kitchenId: string
let jobId: string

async function draft(job: Partial<Job> = {}): Promise<string> {
  const wanted: JobToBuild = { jobId: newId(), recruiter: { uid: ines.uid, displayName: 'Ines' }, job }
  await put(buildJob(wanted, now()))
  return wanted.jobId
}

beforeEach(async () => {
  kitchenId = newId()
  await put(buildKitchen({ kitchenId, owner: ines.uid }, now()))
  jobId = await draft({ kitchenId })
})

const publish = (who = ines, id = jobId) => call(who, 'publishJob', { jobId: id })
const share = { phone: false, email: true }
const apply = (who: Somebody, more: object = {}) =>
  call(who, 'applyToJob', { jobId, message: 'I cook with care.', answers: [], share, ...more })
const idOf = (who: Somebody) => `${jobId}_${who.uid}`
const move = (who: Somebody, stage: string, message = '', by = ines) =>
  call(by, 'moveApplication', { applicationIds: [idOf(who)], stage, message })
const decline = (who: Somebody, message: string, by = ines) =>
  call(by, 'declineApplications', { applicationIds: [idOf(who)], reason: 'experience', message })
const outcome = (state: string, refused?: string) => ({
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
const offer = (who: Somebody, more: object = {}, by = ines) =>
  call(by, 'sendOffer', { applicationId: idOf(who), ...terms, ...more })
const answer = (who: Somebody, offerId: string, more: object = {}) =>
  call(who, 'answerOffer', {
    applicationId: idOf(who),
    offerId,
    accept: true,
    typedName: 'Sam Okafor',
    reason: '',
    ...more,
  })

/** Somebody who has applied and been read. */
async function beingRead(who: Somebody): Promise<void> {
  await apply(who)
  await move(who, 'being read')
}

async function offered(who: Somebody, more: object = {}): Promise<string> {
  await beingRead(who)
  return String((await offer(who, more)).result?.['offerId'])
}

async function notices(who: Somebody): Promise<readonly unknown[]> {
  const found = await platform.documents.transact((tx) =>
    tx.query({
      parent: `brigade-user-profiles/${who.uid}`,
      collectionId: 'notifications',
      allDescendants: false,
      orderBy: [],
    }),
  )
  return found
    .filter(({ data }) => data['thing'] === `applications/${idOf(who)}`)
    .map(({ data }) => data['kind'])
}

describe('publishing', () => {
  test('[PY1] pay, hours and words are wanted, all of them named at once', async () => {
    const bare = await draft({ pay: undefined, hoursPerWeek: undefined, description: 'Come.' })
    const refused = await publish(ines, bare)
    expect(refused).toEqual(refusal('INVALID_ARGUMENT', 'pay-missing'))
    expect(JSON.stringify(refused)).toMatch(/pay.*hoursPerWeek.*description/u)
    expect(await read(`jobs/${bare}`)).toMatchObject({ state: 'draft', publishedAt: null })
  })

  test('[PY1] a question about past pay is refused', async () => {
    const question = { text: 'What did you earn last year?', kind: 'text' as const, isKnockout: false }
    expect(await publish(ines, await draft({ questions: [question] }))).toEqual(
      refusal('INVALID_ARGUMENT', 'pay-history'),
    )
  })

  test('[PY2] a minimum over the maximum is refused, also when it is written past the function', async () => {
    const crossed = { min: eur(1500), max: eur(1300), per: 'hour' as const }
    expect(await publish(ines, await draft({ pay: crossed }))).toEqual(
      refusal('INVALID_ARGUMENT', 'pay-range'),
    )
    await publish()
    expect(await commitAs(ines, `jobs/${jobId}`, { pay: crossed })).toBe(403)
  })

  test('[DS1] a published job has its day, its end and the consent of the kitchen', async () => {
    expect(await publish()).toEqual({ result: { state: 'open', path: `/jobs/${jobId}` } })
    const job = await read(`jobs/${jobId}`)
    expect(job).toMatchObject({ state: 'open', kitchenConsent: 'given' })
    expect(job?.['closesAt']).toBeDefined()
  })

  test('guests, strangers and people without a place in the kitchen do not publish', async () => {
    expect(await publish(guest)).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
    expect(await publish(stranger)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await call(null, 'publishJob', { jobId })).toEqual(refusal('UNAUTHENTICATED', 'sign-in-needed'))
    const elsewhere = newId()
    await put(buildKitchen({ kitchenId: elsewhere, owner: stranger.uid }, now()))
    const foreign = await draft({ kitchenId: elsewhere })
    expect(await publish(ines, foreign)).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
    const cook = { kitchenId: elsewhere, uid: ines.uid, displayName: 'Ines', position: 'commis' as const }
    await put([buildTeamMember({ ...cook, access: 'cook' }, now())])
    expect(await publish(ines, foreign)).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
  })

  test('the kitchen of an open job stays, because the consent was for that one', async () => {
    await publish()
    expect(await commitAs(ines, `jobs/${jobId}`, { kitchenId: newId() })).toBe(403)
    expect(await commitAs(ines, `jobs/${jobId}`, { title: 'Saucier' })).toBe(200)
  })

  test('[AP4] states follow each other as the rule says', async () => {
    expect(await call(ines, 'pauseJob', { jobId })).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    await publish()
    expect(await publish()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await call(ines, 'pauseJob', { jobId })).toEqual({ result: { state: 'paused' } })
    expect(await apply(sam)).toEqual(refusal('FAILED_PRECONDITION', 'closed'))
    expect(await call(ines, 'resumeJob', { jobId })).toEqual({ result: { state: 'open' } })
    expect(await call(stranger, 'markFilled', { jobId })).toEqual(refusal('PERMISSION_DENIED', 'role'))
    expect(await call(ines, 'markFilled', { jobId })).toEqual({ result: { state: 'filled' } })
    expect(await call(ines, 'resumeJob', { jobId })).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })
})

describe('searching', () => {
  const find = async (search: object) => {
    const found = await call(null, 'searchJobs', { q: '', sort: 'newest', page: 0, ...search })
    return JSON.stringify(found.result?.['hits']).includes(jobId)
  }

  test('[AP5] words and distance find an open job; drafts and those past their end are not found', async () => {
    const near = { latitude: 38.7, longitude: -9.2 }
    expect(await find({})).toBe(false)
    await publish()
    expect(await find({ q: 'sauce', near, radiusKm: 10 })).toBe(true)
    expect(await find({ q: 'sommelier' })).toBe(false)
    expect(await find({ near: { latitude: 48.86, longitude: 2.35 }, radiusKm: 10 })).toBe(false)
    await change(`jobs/${jobId}`, { closesAt: timestampFromMs(Date.now() - DAY_MS) })
    expect(await find({})).toBe(false)
    expect(await apply(sam)).toEqual(refusal('FAILED_PRECONDITION', 'closed'))
  })
})

describe('applying', () => {
  beforeEach(async () => {
    await publish()
  })

  test('[AP2] one application per person and job, also when it is sent twice at once', async () => {
    const both = await Promise.all([apply(sam), apply(sam)])
    expect(both).toContainEqual({ result: { applicationId: idOf(sam), round: 1 } })
    expect(both).toContainEqual(refusal('ALREADY_EXISTS', 'applied'))
    expect(await notices(sam)).toEqual(['application-acknowledged'])
  })

  test('the same request twice is one application with one answer', async () => {
    const requestId = newId()
    const once = await apply(sam, { requestId })
    expect(await apply(sam, { requestId })).toEqual(once)
    expect(await apply(sam, { requestId, message: 'Other words.' })).toEqual(
      refusal('ALREADY_EXISTS', 'request-reused'),
    )
  })

  test('a guest, a person without a card, the own team and missing answers are refused', async () => {
    expect(await apply(guest)).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
    expect(await apply(stranger)).toEqual(refusal('FAILED_PRECONDITION', 'profile-needed'))
    expect(await apply(ines)).toEqual(refusal('FAILED_PRECONDITION', 'own-job'))
    expect(await apply(sam, { answers: ['Yes'] })).toEqual(refusal('INVALID_ARGUMENT', 'answers'))
    expect(await apply(sam, { jobId: newId() })).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await apply(sam, { message: 'x'.repeat(2001) })).toEqual(refusal('INVALID_ARGUMENT', 'field'))
  })

  test('the team sees the address only of those who share it', async () => {
    await apply(sam)
    await apply(lena, { share: { phone: false, email: false } })
    expect(await read(`applications/${idOf(sam)}`)).toMatchObject({
      cvSnapshot: { email: 'sam@example.com' },
    })
    expect((await read(`applications/${idOf(lena)}`))?.['cvSnapshot']).not.toHaveProperty('email')
  })

  test('[AP2] again at once after withdrawing, 30 days after "not this time"', async () => {
    await apply(sam)
    const withdraw = { applicationId: idOf(sam), reason: 'Moved away' }
    expect(await call(lena, 'withdrawApplication', withdraw)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await call(sam, 'withdrawApplication', withdraw)).toEqual({ result: { state: 'withdrawn' } })
    expect(await call(sam, 'withdrawApplication', withdraw)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await apply(sam)).toMatchObject({ result: { round: 2 } })
    await decline(sam, 'Not this time.')
    expect(await apply(sam)).toEqual(refusal('FAILED_PRECONDITION', 'too-soon'))
    const stateAt = (days: number) => ({ stateAt: timestampFromMs(Date.now() - days * DAY_MS) })
    await change(`applications/${idOf(sam)}`, stateAt(29))
    expect(await apply(sam)).toEqual(refusal('FAILED_PRECONDITION', 'too-soon'))
    await change(`applications/${idOf(sam)}`, stateAt(30))
    expect(await apply(sam)).toMatchObject({ result: { round: 3 } })
  })
})

describe('moving', () => {
  beforeEach(async () => {
    await publish()
    await apply(sam)
  })

  test('[AP1] read first, then any stage of the job in any order', async () => {
    expect(await move(sam, 'interview', 'Come by.')).toEqual(outcome('applied', 'state'))
    expect(await move(sam, 'being read')).toEqual(outcome('being read'))
    expect(await move(sam, 'screening')).toEqual(outcome('own stage'))
    expect(await move(sam, 'trial shift', 'Four paid hours.')).toEqual(outcome('trial shift'))
    expect(await move(sam, 'interview', 'Tuesday at ten?')).toEqual(outcome('interview'))
    expect(await move(sam, 'no such stage')).toEqual(outcome('interview', 'stage'))
    expect(await move(sam, 'offer', 'Yes')).toEqual(outcome('interview', 'stage'))
    expect(await notices(sam)).toHaveLength(5)
    expect(await read(`applications/${idOf(sam)}`)).toMatchObject({ stage: 'interview' })
  })

  test('[AP3] interview, trial shift and "not this time" need words', async () => {
    await move(sam, 'being read')
    for (const stage of ['interview', 'trial shift']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await move(sam, stage, '  ')).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    }
    expect(await decline(sam, ' \n')).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    expect(await decline(sam, 'Others were nearer.')).toEqual(outcome('not this time'))
    expect(await decline(sam, 'Again.')).toEqual(outcome('not this time', 'state'))
    expect(await notices(sam)).toContain('application-declined')
  })

  test('one that cannot be moved does not stop the others; strangers move nobody', async () => {
    await apply(lena)
    await move(lena, 'being read')
    const ids = [idOf(sam), idOf(lena), `${jobId}_nobody`]
    const step = { applicationIds: ids, stage: 'interview', message: 'Come by.' }
    expect(await call(ines, 'moveApplication', step)).toMatchObject({
      result: { outcomes: [{ refused: 'state' }, { state: 'interview' }, { refused: 'gone' }] },
    })
    expect(await move(lena, 'being read', '', stranger)).toEqual(outcome('interview', 'role'))
    expect(await decline(lena, 'No.', stranger)).toEqual(outcome('interview', 'role'))
  })
})

describe('offers', () => {
  beforeEach(async () => {
    await publish()
  })

  test('whoever accepts is in the team with the offered access and position, and the job is filled', async () => {
    const offerId = await offered(sam)
    expect(await answer(sam, offerId)).toEqual({ result: { state: 'hired', kitchenId, jobIsFilled: true } })
    expect(await read(`kitchens/${kitchenId}/team/${sam.uid}`)).toMatchObject({
      displayName: 'Sam Okafor',
      access: 'cook',
      position: 'chef de partie',
      state: 'active',
    })
    expect(await read(`jobs/${jobId}`)).toMatchObject({ state: 'filled', hired: 1 })
    expect(await read(`applications/${idOf(sam)}/offers/${offerId}`)).toMatchObject({
      state: 'accepted',
      typedName: 'Sam Okafor',
    })
    expect(await notices(sam)).toContain('hired')
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })

  test('an offer has words, comes after reading and from the full team alone', async () => {
    await apply(sam)
    expect(await offer(sam)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    await move(sam, 'being read')
    expect(await offer(sam, { message: ' ' })).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    expect(await offer(sam, {}, stranger)).toEqual(refusal('PERMISSION_DENIED', 'role'))
    expect(await offer(sam, { access: 'owner' })).toEqual(refusal('INVALID_ARGUMENT', 'field'))
  })

  test('[ID10] nobody offers more access than they may give', async () => {
    await beingRead(sam)
    await change(`kitchens/${kitchenId}/team/${ines.uid}`, { access: 'manager' })
    expect(await offer(sam, { access: 'manager' })).toEqual(
      refusal('PERMISSION_DENIED', 'access-above-yours'),
    )
    expect(await offer(sam, { access: 'lead' })).toMatchObject({ result: { state: 'offer' } })
  })

  test('the name is typed, the offer stands, and it is the own one', async () => {
    const offerId = await offered(sam)
    expect(await answer(sam, offerId, { typedName: ' ' })).toEqual(refusal('INVALID_ARGUMENT', 'typed-name'))
    expect(
      await call(lena, 'answerOffer', {
        applicationId: idOf(sam),
        offerId,
        accept: true,
        typedName: 'Lena',
        reason: '',
      }),
    ).toEqual(refusal('NOT_FOUND', 'gone'))
    const path = `applications/${idOf(sam)}/offers/${offerId}`
    await change(path, { expiresAt: timestampFromMs(Date.now() - 1) })
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'expired'))
  })

  test('one seat is given once: the second who accepts is refused', async () => {
    const [first, second] = [await offered(sam), await offered(lena)]
    await answer(sam, first)
    expect(await answer(lena, second)).toEqual(refusal('FAILED_PRECONDITION', 'seats-taken'))
    expect(await read(`kitchens/${kitchenId}/team/${lena.uid}`)).toBeUndefined()
  })

  test('a declined offer is told to the team; one that is taken back cannot be accepted', async () => {
    const offerId = await offered(sam)
    expect(await answer(sam, offerId, { accept: false, reason: 'Too far' })).toMatchObject({
      result: { state: 'withdrawn', jobIsFilled: false },
    })
    const lenas = await offered(lena)
    await decline(lena, 'The kitchen closes for a month.')
    expect(await read(`applications/${idOf(lena)}/offers/${lenas}`)).toMatchObject({ state: 'withdrawn' })
    expect(await answer(lena, lenas)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })
})

describe('closing', () => {
  test('[AP3] everybody who still waits is written to, nobody is left open', async () => {
    await publish()
    const offerId = await offered(sam)
    await apply(lena)
    const close = { jobId, reason: 'filled', message: ' ' }
    expect(await call(ines, 'closeJob', close)).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    expect(await call(stranger, 'closeJob', { ...close, message: 'No.' })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(await call(ines, 'closeJob', { ...close, message: 'Thank you all.' })).toEqual({
      result: { state: 'closed', writtenTo: 2 },
    })
    for (const person of [sam, lena]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(`applications/${idOf(person)}`)).toMatchObject({ state: 'not this time' })
      // oxlint-disable-next-line no-await-in-loop
      expect(await notices(person)).toContain('job-closed')
    }
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await call(ines, 'resumeJob', { jobId })).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await call(ines, 'closeJob', { ...close, message: 'Again.' })).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
  })
})
