import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId, refusal } from '../../../../testing/call-functions.ts'
import {
  apply,
  call,
  change,
  decline,
  guest,
  idOf,
  ines,
  jobId,
  lena,
  move,
  notices,
  offer,
  openHiringKitchen,
  outcome,
  publish,
  put,
  read,
  sam,
  stranger,
} from '../../../../testing/hiring-kitchen.ts'

await openHiringKitchen()

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

  test('one that cannot be moved does not stop the others', async () => {
    await apply(lena)
    await move(lena, 'being read')
    const ids = [idOf(sam), idOf(lena), `${jobId}_nobody`]
    const step = { applicationIds: ids, stage: 'interview', message: 'Come by.' }
    expect(await call(ines, 'moveApplication', step)).toMatchObject({
      result: { outcomes: [{ refused: 'state' }, { state: 'interview' }, { refused: 'gone' }] },
    })
  })

  test('[J51] off the hiring team nobody tells an application from none, or learns how far it is', async () => {
    const nobody = { uid: 'nobody', token: '' }
    await move(sam, 'being read')
    for (const person of [sam, nobody]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await move(person, 'interview', 'Come by.', stranger)).toEqual(outcome('applied', 'gone'))
      // oxlint-disable-next-line no-await-in-loop
      expect(await decline(person, 'No.', stranger)).toEqual(outcome('applied', 'gone'))
      // oxlint-disable-next-line no-await-in-loop
      expect(await offer(person, {}, stranger)).toEqual(refusal('NOT_FOUND', 'gone'))
    }
    const onlyLooks = {
      ...(await read(`jobs/${jobId}/hiring-team/${ines.uid}`)),
      uid: lena.uid,
      role: 'view',
    }
    await put([{ path: `jobs/${jobId}/hiring-team/${lena.uid}`, data: onlyLooks }])
    expect(await move(sam, 'interview', 'Come by.', lena)).toEqual(outcome('being read', 'role'))
    expect(await offer(sam, {}, lena)).toEqual(refusal('PERMISSION_DENIED', 'role'))
  })
})
