import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { describe, expect, test } from 'vitest'
import { newId, now, refusal } from '../../../../testing/call-functions.ts'
import {
  apply,
  call,
  change,
  commitAs,
  draft,
  eur,
  guest,
  ines,
  jobId,
  hiringKitchenId,
  lena,
  look,
  notices,
  openHiringKitchen,
  publish,
  put,
  read,
  sam,
  stranger,
} from '../../../../testing/hiring-kitchen.ts'
import { expireJobs } from '../../jobs/expire-jobs.ts'

await openHiringKitchen()

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
    expect(job).toMatchObject({ state: 'open', kitchenConsent: 'given', kitchenConsentBy: ines.uid })
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

  test('who manages the kitchen no more opens no job of it again; its managers do, and agree by it', async () => {
    await publish()
    await call(ines, 'pauseJob', { jobId })
    const own = `kitchens/${hiringKitchenId}/team/${ines.uid}`
    const resume = () => call(ines, 'resumeJob', { jobId })
    await change(own, { state: 'left' })
    expect(await resume()).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
    await change(own, { state: 'active', access: 'lead' })
    expect(await resume()).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
    expect(await read(`jobs/${jobId}`)).toMatchObject({ state: 'paused' })
    await change(`jobs/${jobId}`, { kitchenConsentBy: stranger.uid })
    await change(own, { access: 'manager' })
    expect(await resume()).toEqual({ result: { state: 'open' } })
    expect(await read(`jobs/${jobId}`)).toMatchObject({ kitchenConsentBy: ines.uid })
  })

  test('a consent from before holds for a draft too only while who gave it manages the kitchen', async () => {
    const given = await draft({
      kitchenId: hiringKitchenId,
      kitchenConsent: 'given',
      kitchenConsentBy: stranger.uid,
    })
    await change(`kitchens/${hiringKitchenId}/team/${ines.uid}`, { access: 'lead' })
    expect(await publish(ines, given)).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
    const manager = {
      kitchenId: hiringKitchenId,
      uid: stranger.uid,
      displayName: 'Bo',
      position: 'manager' as const,
    }
    await put([buildTeamMember({ ...manager, access: 'manager' }, now())])
    expect(await publish(ines, given)).toMatchObject({ result: { state: 'open' } })
    expect(await read(`jobs/${given}`)).toMatchObject({ kitchenConsentBy: stranger.uid })
  })

  test('the kitchen of an open job stays, because the consent was for that one', async () => {
    await publish()
    expect(await commitAs(ines, `jobs/${jobId}`, { kitchenId: newId() })).toBe(403)
    expect(await commitAs(ines, `jobs/${jobId}`, { kitchenConsentBy: stranger.uid })).toBe(403)
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

describe('the end', () => {
  const renew = (who = ines, more: object = {}) => call(who, 'renewJob', { jobId, ...more })
  const endedDaysAgo = (days: number) =>
    change(`jobs/${jobId}`, { closesAt: timestampFromMs(Date.now() - days * DAY_MS) })

  test('[AP4] a job expires at its end; who waits for a word and who hires are told', async () => {
    await publish()
    await apply(sam)
    // Other tests may have left one that has ended.
    await look(expireJobs)
    await endedDaysAgo(1)
    expect(await look(expireJobs)).toBe(1)
    expect(await look(expireJobs)).toBe(0)
    expect(await read(`jobs/${jobId}`)).toMatchObject({ state: 'expired' })
    expect(await notices(sam)).toContain('job-expired')
    expect(await apply(lena)).toEqual(refusal('FAILED_PRECONDITION', 'closed'))
  })

  test('[AP4] an expired job is renewed within 30 days and takes applications again', async () => {
    await publish()
    await endedDaysAgo(29)
    await look(expireJobs)
    expect(await renew(stranger)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await renew()).toMatchObject({ result: { state: 'open' } })
    expect(await apply(lena)).toMatchObject({ result: expect.anything() })
    await endedDaysAgo(31)
    await look(expireJobs)
    expect(await renew()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })

  test('[AP4] an open job gets a later end before its own has come, a paused one does not', async () => {
    await publish()
    const closesAt = timestampFromMs(Date.now() + 40 * DAY_MS)
    expect(await renew(ines, { closesAt })).toEqual({ result: { state: 'open', closesAt } })
    await call(ines, 'pauseJob', { jobId })
    expect(await renew()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })

  test('[ID10] nobody renews a job of a kitchen whose managers no longer agree', async () => {
    await publish()
    await endedDaysAgo(1)
    await change(`kitchens/${hiringKitchenId}/team/${ines.uid}`, { access: 'cook' })
    expect(await renew()).toEqual(refusal('FAILED_PRECONDITION', 'kitchen-consent'))
  })
})
