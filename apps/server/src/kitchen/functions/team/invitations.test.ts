import { newBrigadeUser } from '@brigade/domain/people/profiles/new-cards.ts'
import { expect, test } from 'vitest'
import { now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import {
  accept,
  entryOf,
  invite,
  kitchenId,
  newMember,
  openTeamKitchen,
  owner,
} from '../../../../testing/team-kitchen.ts'

const house = await openTeamKitchen()
const letIn = { result: { access: 'cook' } }
const invitationAt = (invitationId: string | undefined) => `kitchens/${kitchenId}/invitations/${invitationId}`

test('[ID7] an open link lets a member in, once each', async () => {
  const omar = await newMember()
  const { token } = await invite(owner)
  expect(await house.call(null, 'readInvitation', { token })).toMatchObject({
    result: { kitchenName: 'Tern', inviterName: 'Ines', access: 'cook', state: 'sent', isOpenLink: true },
  })
  expect(await accept(omar, token)).toEqual({ result: { kitchenId, access: 'cook' } })
  expect(await entryOf(omar)).toMatchObject({ access: 'cook', state: 'active', displayName: 'Omar' })
  expect(await accept(omar, token)).toEqual(refusal('ALREADY_EXISTS', 'already-member'))
})

test('who joins is named in the team as on the own card, whatever is typed', async () => {
  const petra = await newMember()
  const said = { displayName: 'Petra Novak', handle: 'petra-novak', brigadeCode: '7K2-9QZ' }
  const { card } = newBrigadeUser(said, { uid: petra.uid, isGuest: false }, now())
  await house.put([{ path: `brigade-users/${petra.uid}`, data: { ...card } }])
  const { token } = await invite(owner)
  await accept(petra, token)
  expect(await entryOf(petra)).toMatchObject({ displayName: 'Petra Novak' })
})

test('[ID7] at the full span an invitation is over', async () => {
  const { token, invitationId } = await invite(owner)
  await house.change(invitationAt(invitationId), { expiresAt: now() })
  expect(await house.call(null, 'readInvitation', { token })).toMatchObject({ result: { state: 'expired' } })
  expect(await accept(await newMember(), token)).toEqual(refusal('FAILED_PRECONDITION', 'expired'))
})

test('[ID7] an open link takes twenty people and no more', async () => {
  const { token, invitationId } = await invite(owner)
  const acceptedBy = Array.from({ length: 19 }, (_, at) => `person-${at}`)
  await house.change(invitationAt(invitationId), { acceptedBy })
  expect(await accept(await newMember(), token)).toMatchObject(letIn)
  expect(await accept(await newMember(), token)).toEqual(refusal('FAILED_PRECONDITION', 'used-up'))
})

test('a withdrawn link opens nothing, and only once can it be withdrawn', async () => {
  const { token, invitationId } = await invite(owner)
  const withdraw = () => house.call(owner, 'withdrawInvitation', { kitchenId, invitationId })
  expect(await withdraw()).toEqual({ result: { state: 'withdrawn' } })
  expect(await withdraw()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  expect(await accept(await newMember(), token)).toEqual(refusal('FAILED_PRECONDITION', 'withdrawn'))
})

test('[ID8] an e-mail invitation is for the account with that address, confirmed', async () => {
  const { token } = await invite(owner, { to: { kind: 'email', email: 'Ann@Example.org' } })
  const almost = await house.confirmedMember('a.nn@example.org')
  expect(await accept(almost, token)).toEqual(refusal('FAILED_PRECONDITION', 'not-yours'))
  expect(await accept(await house.confirmedMember('ann@example.org'), token)).toMatchObject(letIn)
})

test('[ID8] the right address is not enough while it is not confirmed', async () => {
  const { token } = await invite(owner, { to: { kind: 'email', email: 'bo@example.com' } })
  expect(await accept(await house.member('bo'), token)).toEqual(refusal('FAILED_PRECONDITION', 'not-yours'))
})

test('[ID8] a brigade code invites who holds it; nobody takes the code of another', async () => {
  const [sam, lena] = [await newMember(), await newMember()]
  const take = ({ uid }: Somebody, handle: string) => {
    const said = { displayName: 'Sam Lee', handle, brigadeCode: '7K2-9QX' }
    const { card } = newBrigadeUser(said, { uid, isGuest: false }, now())
    return house.put([{ path: `brigade-users/${uid}`, data: { ...card } }])
  }
  await take(sam, 'sam-lee')
  await expect(take(lena, 'lena-lee')).rejects.toThrow('Somebody else has this brigade code.')
  const { token } = await invite(owner, { to: { kind: 'brigade code', code: '7K2-9QX' } })
  expect(await accept(lena, token)).toEqual(refusal('FAILED_PRECONDITION', 'not-yours'))
  expect(await accept(sam, token)).toMatchObject(letIn)
})

test('a guest answers no invitation, and a token that is none opens nothing', async () => {
  const { token } = await invite(owner)
  expect(await accept(await house.guest(), token)).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
  expect(await accept(await newMember(), 'A'.repeat(43))).toEqual(refusal('NOT_FOUND', 'gone'))
})
