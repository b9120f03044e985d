import { buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { newBrigadeUserProfile } from '@brigade/domain/people/profiles/new-cards.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId, now, refusal } from '../../../../testing/call-functions.ts'
import {
  apply,
  call,
  change,
  draft,
  idOf,
  ines,
  jobId,
  hiringKitchenId,
  lena,
  listAs,
  move,
  notices,
  openHiringKitchen,
  publish,
  put,
  read,
  sam,
  stranger,
} from '../../../../testing/hiring-kitchen.ts'

await openHiringKitchen()

const approach = (who = sam, more: object = {}, by = ines) =>
  call(by, 'approachPerson', { uid: who.uid, jobId, message: 'Your sauces are talked about.', ...more })
const answer = (said: string, who = sam, more: object = {}) =>
  call(who, 'answerApproach', { applicationId: idOf(who), answer: said, message: '', ...more })

describe('writing to a person first', () => {
  beforeEach(async () => {
    await publish()
  })

  test('[AP1] the person is told, reads the words, and stands in the pipeline as approached', async () => {
    expect(await approach()).toEqual({ result: { applicationId: idOf(sam), state: 'approached' } })
    expect(await notices(sam)).toEqual(['approached'])
    expect(await read(`applications/${idOf(sam)}`)).toMatchObject({
      origin: 'approached',
      state: 'approached',
      cvSnapshot: { displayName: 'Sam Okafor' },
      lastWordFromPersonAt: null,
    })
    expect(await listAs(sam, `applications/${idOf(sam)}/events`)).toHaveLength(1)
    expect(await move(sam, 'being read')).toMatchObject({ result: { outcomes: [{ refused: 'state' }] } })
  })

  test('[AP1] interested is an application; the team hears of it and can move it on', async () => {
    await approach()
    const said = await answer('interested', sam, { message: 'I would love to.' })
    expect(said).toEqual({ result: { state: 'applied' } })
    expect(await notices(ines, sam)).toEqual(['approach-answered'])
    expect(await read(`applications/${idOf(sam)}`)).toMatchObject({
      message: 'I would love to.',
      approachAnswer: 'interested',
      lastWordFromTeamAt: null,
    })
    expect(await move(sam, 'being read')).toMatchObject({ result: { outcomes: [{ state: 'being read' }] } })
    expect(await answer('not now')).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  })

  test('not now closes this job; do not ask again closes every job of the recruiter for 180 days', async () => {
    await approach()
    await answer('not now')
    expect(await approach()).toEqual(refusal('FAILED_PRECONDITION', 'applied'))
    const second = await draft()
    await publish(ines, second)
    expect(await approach(sam, { jobId: second })).toMatchObject({ result: { state: 'approached' } })
    await answer('do not ask again', sam, { applicationId: `${second}_${sam.uid}` })
    const third = await draft()
    await publish(ines, third)
    expect(await approach(sam, { jobId: third })).toEqual(refusal('FAILED_PRECONDITION', 'do-not-ask'))
    await change(`applications/${second}_${sam.uid}`, { stateAt: timestampFromMs(Date.now() - 180 * DAY_MS) })
    expect(await approach(sam, { jobId: third })).toMatchObject({ result: { state: 'approached' } })
  })

  test('nobody becomes interested in a job that has ended meanwhile, but anybody may say no to it', async () => {
    await approach()
    await change(`jobs/${jobId}`, { state: 'filled' })
    expect(await answer('interested')).toEqual(refusal('FAILED_PRECONDITION', 'closed'))
    expect(await answer('not now')).toEqual({ result: { state: 'closed by person' } })
  })

  test('"do not ask again" holds for everybody who hires for the same kitchen', async () => {
    await approach()
    await answer('do not ask again')
    const colleagues = await draft({ kitchenId: hiringKitchenId })
    await change(`jobs/${colleagues}`, { recruiter: stranger.uid })
    await change(`jobs/${colleagues}`, { state: 'open', publishedAt: now() })
    expect(await approach(sam, { jobId: colleagues })).toEqual(refusal('FAILED_PRECONDITION', 'do-not-ask'))
    await change(`applications/${idOf(sam)}`, { stateAt: timestampFromMs(Date.now() - 180 * DAY_MS) })
  })

  test('nobody writes to a hundred people in an hour', async () => {
    const told = []
    for (let tries = 0; tries < 31; tries += 1) told.push(await approach(sam, {}, lena))
    expect(told.at(29)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(told.at(30)).toEqual(refusal('RESOURCE_EXHAUSTED', 'rate'))
  })

  test('nobody answers for somebody else', async () => {
    await approach()
    expect(await answer('interested', lena, { applicationId: idOf(sam) })).toEqual(
      refusal('NOT_FOUND', 'gone'),
    )
  })

  test('only the hiring team writes, with words, about a job that is open', async () => {
    expect(await approach(sam, {}, stranger)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await approach(sam, { message: '  ' })).toEqual(refusal('INVALID_ARGUMENT', 'message-empty'))
    expect(await approach(sam, { jobId: await draft() })).toEqual(refusal('FAILED_PRECONDITION', 'closed'))
    await change(`jobs/${jobId}/hiring-team/${ines.uid}`, { role: 'view' })
    expect(await approach()).toEqual(refusal('PERMISSION_DENIED', 'role'))
  })

  test('who has applied, and the own people, are not asked', async () => {
    await apply(sam)
    expect(await approach()).toEqual(refusal('FAILED_PRECONDITION', 'applied'))
    await put([
      buildTeamMember(
        {
          kitchenId: hiringKitchenId,
          uid: lena.uid,
          displayName: 'Lena',
          access: 'cook',
          position: 'commis',
        },
        now(),
      ),
    ])
    expect(await approach(lena)).toEqual(refusal('FAILED_PRECONDITION', 'own-employer'))
  })

  test('no card, an unlisted one, one that hides and a block answer alike', async () => {
    const gone = refusal('NOT_FOUND', 'gone')
    expect(await approach(stranger)).toEqual(gone)
    expect(await approach({ uid: newId(), token: '' })).toEqual(gone)
    await change(`professionals/${lena.uid}`, { isListed: false })
    expect(await approach(lena)).toEqual(gone)
    await change(`professionals/${lena.uid}`, { isListed: true })
    await change(`professional-profiles/${lena.uid}`, { hideFrom: [hiringKitchenId] })
    expect(await approach(lena)).toEqual(gone)
    await change(`professional-profiles/${lena.uid}`, { hideFrom: [stranger.uid] })
    await change(`jobs/${jobId}`, { hiringTeam: [ines.uid, stranger.uid] })
    expect(await approach(lena)).toEqual(gone)
    await change(`jobs/${jobId}`, { hiringTeam: [ines.uid] })
    await change(`professional-profiles/${lena.uid}`, { hideFrom: [] })
    const profile = newBrigadeUserProfile({ locale: 'en-GB', zone: 'Europe/Lisbon' }, lena.uid, now())
    const path = `brigade-user-profiles/${lena.uid}`
    await put([{ path, data: { ...profile, blocked: [ines.uid] } }])
    expect(await approach(lena)).toEqual(gone)
    await put([{ path, data: { ...profile } }])
    expect(await approach(lena)).toMatchObject({ result: { state: 'approached' } })
  })
})
