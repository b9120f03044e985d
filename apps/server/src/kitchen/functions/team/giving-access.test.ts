import { accessRoles } from '@brigade/domain/access/roles/access.ts'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../testing/call-functions.ts'
import {
  accept,
  invite,
  joinAs,
  kitchenId,
  newMember,
  openLink,
  openTeamKitchen,
  owner,
  stateOf,
} from '../../../../testing/team-kitchen.ts'

const house = await openTeamKitchen()
const answered: object = { result: expect.anything() }

describe('[ID10] who may give which access', () => {
  const most: Readonly<Record<string, readonly string[]>> = {
    viewer: [],
    cook: [],
    lead: [],
    manager: ['viewer', 'cook', 'lead'],
    owner: ['viewer', 'cook', 'lead', 'manager'],
  }

  test.each(accessRoles)('a %s', async (role) => {
    const actor = role === 'owner' ? owner : await joinAs(role)
    const target = await joinAs('viewer')
    for (const access of ['viewer', 'cook', 'lead', 'manager'] as const) {
      // Each step needs the state the one before has left.
      const set = await house.call(actor, 'setAccess', { kitchenId, uid: target.uid, access, grants: [] })
      const invited = await house.call(actor, 'inviteToTeam', { kitchenId, ...openLink, access })
      const reason = most[role]?.length === 0 ? 'role' : 'access-above-yours'
      const isAllowed = most[role]?.includes(access)
      const expected = isAllowed ? answered : refusal('PERMISSION_DENIED', reason)
      expect(set, `set ${access}`).toEqual(expected)
      expect(invited, `invite ${access}`).toEqual(expected)
    }
  })

  test('nobody raises their own access, and peers leave each other alone', async () => {
    const [anna, bela] = [await joinAs('manager'), await joinAs('manager')]
    const set = (uid: string) => house.call(anna, 'setAccess', { kitchenId, uid, access: 'lead', grants: [] })
    expect(await set(anna.uid)).toEqual(refusal('PERMISSION_DENIED', 'peer'))
    expect(await set(bela.uid)).toEqual(refusal('PERMISSION_DENIED', 'peer'))
    const removal = await house.call(anna, 'removeMember', { kitchenId, uid: bela.uid, reason: 'no' })
    expect(removal).toEqual(refusal('PERMISSION_DENIED', 'peer'))
  })

  test('a stranger may do nothing here', async () => {
    const stranger = await newMember()
    expect(await house.call(stranger, 'inviteToTeam', { kitchenId, ...openLink })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(await house.call(stranger, 'leaveKitchen', { kitchenId })).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await house.call(null, 'leaveKitchen', { kitchenId })).toMatchObject({
      error: { status: 'UNAUTHENTICATED' },
    })
  })
})

test('[ID10] who gives less access than before leaves no open link that gives more', async () => {
  const lena = await joinAs('manager')
  const [toCook, toLead] = [await invite(lena), await invite(lena, { access: 'lead' })]
  const toManager = await invite(owner, { access: 'manager' })
  const states = () => Promise.all([toCook, toLead, toManager].map(stateOf))
  const setLena = (access: string) =>
    house.call(owner, 'setAccess', { kitchenId, uid: lena.uid, access, grants: [] })
  await setLena('manager')
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  await setLena('lead')
  expect(await states()).toEqual(['withdrawn', 'withdrawn', 'sent'])
  expect(await accept(await newMember(), toLead['token'])).toEqual(
    refusal('FAILED_PRECONDITION', 'withdrawn'),
  )
  const fresh = await invite(owner)
  await house.call(owner, 'transferOwnership', { kitchenId, uid: lena.uid })
  await house.call(lena, 'answerOwnership', { kitchenId, accept: true })
  expect(await Promise.all([toManager, fresh].map(stateOf))).toEqual(['withdrawn', 'sent'])
})
