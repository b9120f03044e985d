import { buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { now, refusal } from '../../../../testing/call-functions.ts'
import {
  answer,
  apply,
  applicationBeingRead,
  call,
  change,
  decline,
  idOf,
  ines,
  jobId,
  hiringKitchenId,
  lena,
  look,
  move,
  notices,
  offer,
  applicationWithOffer,
  openHiringKitchen,
  publish,
  put,
  read,
  sam,
  stranger,
} from '../../../../testing/hiring-kitchen.ts'
import { endUnansweredOffers } from '../../jobs/end-offers.ts'

await openHiringKitchen()

describe('offers', () => {
  beforeEach(async () => {
    await publish()
  })

  test('whoever accepts is in the team with the offered access and position, and the job is filled', async () => {
    const offerId = await applicationWithOffer(sam)
    expect(await answer(sam, offerId)).toEqual({
      result: { state: 'hired', kitchenId: hiringKitchenId, jobIsFilled: true },
    })
    expect(await read(`kitchens/${hiringKitchenId}/team/${sam.uid}`)).toMatchObject({
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
    expect(await offer(sam, {}, stranger)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await offer(sam, { access: 'owner' })).toEqual(refusal('INVALID_ARGUMENT', 'field'))
  })

  test('[ID10] nobody offers more access than they may give', async () => {
    await applicationBeingRead(sam)
    await change(`kitchens/${hiringKitchenId}/team/${ines.uid}`, { access: 'manager' })
    expect(await offer(sam, { access: 'manager' })).toEqual(
      refusal('PERMISSION_DENIED', 'access-above-yours'),
    )
    expect(await offer(sam, { access: 'lead' })).toMatchObject({ result: { state: 'offer' } })
  })

  test('[ID10] whoever agreed for the kitchen hires nobody into it once they are out of it', async () => {
    await applicationBeingRead(sam)
    const own = `kitchens/${hiringKitchenId}/team/${ines.uid}`
    await change(own, { access: 'manager', state: 'left' })
    expect(await offer(sam)).toEqual(refusal('FAILED_PRECONDITION', 'consent-ended'))
    await change(own, { access: 'cook', state: 'active' })
    expect(await offer(sam)).toEqual(refusal('FAILED_PRECONDITION', 'consent-ended'))
    const manager = {
      kitchenId: hiringKitchenId,
      uid: lena.uid,
      displayName: 'Lena',
      position: 'manager' as const,
    }
    await put([buildTeamMember({ ...manager, access: 'manager' }, now())])
    await change(`jobs/${jobId}`, { kitchenConsentBy: lena.uid })
    expect(await offer(sam)).toMatchObject({ result: { state: 'offer' } })
  })

  test('[ID10] an offer ends with the right of who made it, and stands again when a manager agrees to the job', async () => {
    const offerId = await applicationWithOffer(sam, { access: 'lead' })
    const own = `kitchens/${hiringKitchenId}/team/${ines.uid}`
    await change(own, { access: 'manager', state: 'left' })
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'consent-ended'))
    await change(own, { access: 'cook', state: 'active' })
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'consent-ended'))
    expect(await read(`kitchens/${hiringKitchenId}/team/${sam.uid}`)).toBeUndefined()
    const manager = {
      kitchenId: hiringKitchenId,
      uid: lena.uid,
      displayName: 'Lena',
      position: 'manager' as const,
    }
    await put([buildTeamMember({ ...manager, access: 'manager' }, now())])
    await change(`jobs/${jobId}`, { kitchenConsentBy: lena.uid })
    expect(await answer(sam, offerId)).toMatchObject({ result: { state: 'hired' } })
  })

  test('[ID10] the place of a manager is given by who is owner when it is taken', async () => {
    const offerId = await applicationWithOffer(sam, { access: 'manager' })
    await change(`kitchens/${hiringKitchenId}/team/${ines.uid}`, { access: 'manager' })
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'consent-ended'))
    const declined = await answer(sam, offerId, { accept: false, reason: 'Gone' })
    expect(declined).toMatchObject({ result: { state: 'withdrawn' } })
  })

  test('[AP1] an offer nobody answered runs out by itself: the application is read again, and both sides know', async () => {
    const offerId = await applicationWithOffer(sam)
    const path = `applications/${idOf(sam)}/offers/${offerId}`
    expect(await look(endUnansweredOffers)).toBe(0)
    await change(path, { expiresAt: timestampFromMs(Date.now()) })
    expect(await look(endUnansweredOffers)).toBe(1)
    expect(await look(endUnansweredOffers)).toBe(0)
    expect(await read(path)).toMatchObject({ state: 'expired' })
    expect(await read(`applications/${idOf(sam)}`)).toMatchObject({
      state: 'being read',
      stage: 'being read',
    })
    expect(await notices(sam)).toContain('own-offer-expired')
    expect(await notices(ines, sam)).toContain('offer-expired')
    expect(await answer(sam, offerId)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await offer(sam)).toMatchObject({ result: { state: 'offer' } })
  })

  test('the name is typed, the offer stands, and it is the own one', async () => {
    const offerId = await applicationWithOffer(sam)
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
    const [first, second] = [await applicationWithOffer(sam), await applicationWithOffer(lena)]
    await answer(sam, first)
    expect(await answer(lena, second)).toEqual(refusal('FAILED_PRECONDITION', 'seats-taken'))
    expect(await read(`kitchens/${hiringKitchenId}/team/${lena.uid}`)).toBeUndefined()
  })

  test('a declined offer is told to the team; one that is taken back cannot be accepted', async () => {
    const offerId = await applicationWithOffer(sam)
    expect(await answer(sam, offerId, { accept: false, reason: 'Too far' })).toMatchObject({
      result: { state: 'withdrawn', jobIsFilled: false },
    })
    const lenas = await applicationWithOffer(lena)
    await decline(lena, 'The kitchen closes for a month.')
    expect(await read(`applications/${idOf(lena)}/offers/${lenas}`)).toMatchObject({ state: 'withdrawn' })
    expect(await answer(lena, lenas)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })
})

describe('closing', () => {
  test('[AP3] everybody who still waits is written to, nobody is left open', async () => {
    await publish()
    const offerId = await applicationWithOffer(sam)
    await apply(lena)
    const close = { jobId, reason: 'filled', message: ' ' }
    expect(await call(ines, 'closeJob', close)).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    expect(await call(stranger, 'closeJob', { ...close, message: 'No.' })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(
      await call(ines, 'closeJob', { ...close, message: 'Thank you.', except: [idOf(lena)] }),
    ).toMatchObject(refusal('INVALID_ARGUMENT', 'people-waiting'))
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
