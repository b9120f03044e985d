import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { beforeEach, expect, test } from 'vitest'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { answerOwnership } from './answer-ownership.ts'
import { transferOwnership } from './transfer-ownership.ts'

const house = await callFunctions([transferOwnership, answerOwnership])

let ines: Somebody
let omar: Somebody
let kitchenId: string

beforeEach(async () => {
  kitchenId = newId()
  ines = await house.member(newId())
  omar = await house.member(newId())
  const cook = { kitchenId, uid: omar.uid, displayName: 'Omar', access: 'cook', position: 'commis' } as const
  await house.put([...buildKitchen({ kitchenId, owner: ines.uid }, now()), buildTeamMember(cook, now())])
})

async function standing(): Promise<readonly unknown[]> {
  const [kitchen, first, second] = await Promise.all([
    house.read(`kitchens/${kitchenId}`),
    house.read(`kitchens/${kitchenId}/team/${ines.uid}`),
    house.read(`kitchens/${kitchenId}/team/${omar.uid}`),
  ])
  return [kitchen?.['owner'], first?.['access'], second?.['access']]
}

test('[ID9] the kitchen changes hands when the other accepts, and the old owner is a manager', async () => {
  expect(await house.call(ines, 'transferOwnership', { kitchenId, uid: omar.uid })).toMatchObject({
    result: { expiresAt: expect.anything() },
  })
  expect(await standing()).toEqual([ines.uid, 'owner', 'cook'])
  expect(await house.notices(omar)).toEqual(['ownership-offered'])
  expect(await house.call(omar, 'answerOwnership', { kitchenId, accept: true })).toEqual({
    result: { access: 'owner' },
  })
  expect(await standing()).toEqual([omar.uid, 'manager', 'owner'])
  expect(await house.notices(ines)).toEqual(['access-changed'])
  expect(await house.call(omar, 'answerOwnership', { kitchenId, accept: true })).toEqual(
    refusal('FAILED_PRECONDITION', 'not-yours'),
  )
})

test('[ID9] the owner takes an offer back before it is answered; nobody else does', async () => {
  await house.call(ines, 'transferOwnership', { kitchenId, uid: omar.uid })
  const petra = await house.member(newId())
  const end = { kitchenId, accept: false }
  expect(await house.call(petra, 'answerOwnership', end)).toEqual(refusal('FAILED_PRECONDITION', 'not-yours'))
  expect(await house.call(ines, 'answerOwnership', end)).toEqual({ result: { access: 'owner' } })
  expect(await house.call(omar, 'answerOwnership', { kitchenId, accept: true })).toEqual(
    refusal('FAILED_PRECONDITION', 'not-yours'),
  )
  expect(await standing()).toEqual([ines.uid, 'owner', 'cook'])
})

test('[ID9] declined, it stays where it is; nobody offers what is another’s or to a stranger', async () => {
  const offer = (who: Somebody, uid: string) => house.call(who, 'transferOwnership', { kitchenId, uid })
  expect(await offer(omar, omar.uid)).toEqual(refusal('PERMISSION_DENIED', 'role'))
  expect(await offer(ines, 'a-stranger-of-the-house')).toEqual(refusal('FAILED_PRECONDITION', 'not-active'))
  await offer(ines, omar.uid)
  expect(await house.call(ines, 'answerOwnership', { kitchenId, accept: true })).toEqual(
    refusal('FAILED_PRECONDITION', 'not-yours'),
  )
  expect(await house.call(omar, 'answerOwnership', { kitchenId, accept: false })).toEqual({
    result: { access: 'cook' },
  })
  expect(await standing()).toEqual([ines.uid, 'owner', 'cook'])
})
