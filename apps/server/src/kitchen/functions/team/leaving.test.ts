import { expect, test } from 'vitest'
import { refusal } from '../../../../testing/call-functions.ts'
import {
  accept,
  entryOf,
  invite,
  joinAs,
  kitchenId,
  newMember,
  openTeamKitchen,
  owner,
  stateOf,
} from '../../../../testing/team-kitchen.ts'

const house = await openTeamKitchen()

test('[ID9] the owner cannot leave, be removed or be set lower', async () => {
  const manager = await joinAs('manager')
  const lastOwner = refusal('FAILED_PRECONDITION', 'last-owner')
  const ofOwner = { kitchenId, uid: owner.uid }
  expect(await house.call(owner, 'leaveKitchen', { kitchenId })).toEqual(lastOwner)
  expect(await house.call(manager, 'removeMember', { ...ofOwner, reason: 'coup' })).toEqual(lastOwner)
  expect(await house.call(manager, 'setAccess', { ...ofOwner, access: 'cook', grants: [] })).toEqual(
    lastOwner,
  )
  expect(await entryOf(owner)).toMatchObject({ access: 'owner', state: 'active' })
})

test('whoever is out stays out: earlier invitations do not bring them back, and their open links end', async () => {
  const [lena, omar] = [await joinAs('manager'), await newMember()]
  const ofOwner = await invite(owner)
  const ofLena = await invite(lena, { access: 'lead' })
  const toBo = await invite(lena, { to: { kind: 'email', email: 'bo@example.org' } })
  await house.call(owner, 'removeMember', { kitchenId, uid: lena.uid, reason: 'The season is over.' })
  const withdrawn = refusal('FAILED_PRECONDITION', 'withdrawn')
  expect(await accept(lena, ofLena['token'])).toEqual(withdrawn)
  expect(await accept(lena, ofOwner['token'])).toEqual(withdrawn)
  expect(await entryOf(lena)).toMatchObject({ state: 'left' })
  expect(await accept(omar, ofLena['token'])).toEqual(withdrawn)
  expect(await Promise.all([ofLena, toBo, ofOwner].map(stateOf))).toEqual(['withdrawn', 'sent', 'sent'])
  expect(await accept(omar, ofOwner['token'])).toEqual({ result: { kitchenId, access: 'cook' } })
  const fresh = await invite(owner)
  expect(await accept(lena, fresh['token'])).toEqual({ result: { kitchenId, access: 'cook' } })
})

test('others leave or are taken out, are told why, and come back by a new invitation', async () => {
  const [omar, petra] = [await joinAs('cook'), await joinAs('lead')]
  expect(await house.call(omar, 'leaveKitchen', { kitchenId })).toEqual({ result: { state: 'left' } })
  const removal = { kitchenId, uid: petra.uid, reason: 'The season is over.' }
  expect(await house.call(owner, 'removeMember', removal)).toEqual({ result: { state: 'left' } })
  expect(await house.noticesOf(petra)).toContainEqual(
    expect.objectContaining({
      kind: 'removed-from-team',
      values: { kitchen: 'Tern', reason: 'The season is over.' },
    }),
  )
  const { token } = await invite(owner, { access: 'viewer' })
  expect(await accept(omar, token)).toEqual({ result: { kitchenId, access: 'viewer' } })
  expect(await entryOf(omar)).toMatchObject({ state: 'active', access: 'viewer' })
  expect(await entryOf(omar)).not.toHaveProperty('to')
})
