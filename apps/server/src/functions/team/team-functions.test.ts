import { accessRoles } from '@brigade/domain/kitchens/access.ts'
import { foundKitchen } from '@brigade/domain/kitchens/found-kitchen.ts'
import { newBrigadeUser } from '@brigade/domain/people/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { openTestDatabase } from '@brigade/platform/database/testing/test-database.ts'
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

const database = await openTestDatabase()
const outbox = openMemoryOutbox()
const platform = await createPlatform({ database, collections, functions, outbox, project: 'brigade' })
const app = fastify()

beforeAll(() => platform.register(app))
afterAll(async () => {
  await app.close()
  await platform.close()
  await database.close()
})

let count = 0
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)

async function identity(method: string, payload: object): Promise<Record<string, string>> {
  const answer = await app.inject({
    method: 'POST',
    url: `/identity/v1/accounts:${method}?key=brigade`,
    payload,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function guest(): Promise<Somebody> {
  const { localId = '', idToken = '' } = await identity('signUp', { returnSecureToken: true })
  return { uid: localId, token: idToken }
}

async function member(email = `cook${(count += 1)}@example.com`): Promise<Somebody> {
  const password = 'a quiet kitchen'
  const answer = await identity('signUp', { email, password, returnSecureToken: true })
  return { uid: answer['localId'] ?? '', token: answer['idToken'] ?? '' }
}

/** Follows the link in the newest e-mail to this address, sent beside the answer, and signs in again: the token says it. */
async function verified(email: string): Promise<Somebody> {
  const { token } = await member(email)
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })
  const codeOf = () => {
    const mail = outbox.sent.findLast(({ to }) => to === email)
    return /oobCode=([\w-]+)/u.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(codeOf).toBeDefined()
  await identity('update', { oobCode: codeOf() })
  const again = await identity('signInWithPassword', {
    email,
    password: 'a quiet kitchen',
    returnSecureToken: true,
  })
  return { uid: again['localId'] ?? '', token: again['idToken'] ?? '' }
}

async function call(who: Somebody | null, name: string, data: object): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `/functions/${name}`,
    headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
    payload: { data: { requestId: newId(), ...data } },
  })
  return answer.json()
}

const answered: object = { result: expect.anything() }

const refusal = (status: string, reason: string) => ({
  error: expect.objectContaining({ status, details: expect.objectContaining({ reason }) }),
})

/** A kitchen as the owner's own batch makes it. */
async function kitchenOf({ uid }: Somebody): Promise<string> {
  const kitchenId = newId()
  const founded = foundKitchen(
    {
      name: 'Chez Ines',
      kind: 'restaurant',
      address: { line1: '12 rue Mercière', town: 'Lyon', postcode: '69002', country: 'FR' },
      zone: 'Europe/Paris',
      currency: 'EUR',
      jurisdiction: 'EU',
      founderName: 'Ines',
    },
    { uid, isGuest: false },
    timestampFromMs(Date.now()),
  )
  await platform.documents.transact(async (tx) => {
    tx.create(`kitchens/${kitchenId}`, { ...founded.kitchen })
    tx.create(`kitchens/${kitchenId}/settings/main`, { ...founded.settings })
    tx.create(`kitchens/${kitchenId}/team/${uid}`, { ...founded.member })
  })
  return kitchenId
}

async function memberIn(kitchenId: string, uid: string): Promise<unknown> {
  return platform.documents.transact((tx) => tx.get(`kitchens/${kitchenId}/team/${uid}`))
}

let owner: Somebody
let kitchenId: string

beforeEach(async () => {
  owner = await member()
  kitchenId = await kitchenOf(owner)
})

const link = { to: { kind: 'link' }, access: 'cook', position: 'commis', stations: [], note: '' }

async function invite(who: Somebody, wish: object = {}): Promise<Record<string, string>> {
  const answer = await call(who, 'inviteToTeam', { kitchenId, ...link, ...wish })
  expect(answer).toEqual({ result: expect.anything() })
  return Object.fromEntries(Object.entries(answer.result ?? {}).map(([key, value]) => [key, String(value)]))
}

function answerTo(who: Somebody, token: string | undefined, accept = true): Promise<Answer> {
  return call(who, 'answerInvitation', { invitation: { kind: 'token', token }, accept, displayName: 'Omar' })
}

async function joinedAs(access: string): Promise<Somebody> {
  const somebody = await member()
  const { token } = await invite(owner, { access })
  expect(await answerTo(somebody, token)).toEqual({ result: { kitchenId, access } })
  return somebody
}

describe('invitations', () => {
  test('[ID7] an open link lets a member in, once each', async () => {
    const omar = await member()
    const { token } = await invite(owner)
    expect(await call(null, 'readInvitation', { token })).toMatchObject({
      result: {
        kitchenName: 'Chez Ines',
        inviterName: 'Ines',
        access: 'cook',
        state: 'sent',
        isOpenLink: true,
      },
    })
    expect(await answerTo(omar, token)).toEqual({ result: { kitchenId, access: 'cook' } })
    expect(await memberIn(kitchenId, omar.uid)).toMatchObject({
      access: 'cook',
      state: 'active',
      displayName: 'Omar',
    })
    expect(await answerTo(omar, token)).toEqual(refusal('ALREADY_EXISTS', 'already-member'))
  })

  test('who joins is named in the team as on the own card, whatever is typed', async () => {
    const petra = await member()
    const said = { displayName: 'Petra Novak', handle: 'petra-novak', brigadeCode: '7K2-9QZ' }
    const { card } = newBrigadeUser(said, { uid: petra.uid, isGuest: false }, timestampFromMs(Date.now()))
    await platform.documents.transact(async (tx) => tx.set(`brigade-users/${petra.uid}`, { ...card }))
    const { token } = await invite(owner)
    await answerTo(petra, token)
    expect(await memberIn(kitchenId, petra.uid)).toMatchObject({ displayName: 'Petra Novak' })
  })

  test('[ID7] at the full span an invitation is over', async () => {
    const { token, invitationId = '' } = await invite(owner)
    await platform.documents.transact(async (tx) =>
      tx.update(`kitchens/${kitchenId}/invitations/${invitationId}`, { expiresAt: tx.now }),
    )
    expect(await call(null, 'readInvitation', { token })).toMatchObject({ result: { state: 'expired' } })
    expect(await answerTo(await member(), token)).toEqual(refusal('FAILED_PRECONDITION', 'expired'))
  })

  test('[ID7] an open link takes twenty people and no more', async () => {
    const { token, invitationId = '' } = await invite(owner)
    const acceptedBy = Array.from({ length: 19 }, (_, at) => `person-${at}`)
    await platform.documents.transact(async (tx) =>
      tx.update(`kitchens/${kitchenId}/invitations/${invitationId}`, { acceptedBy }),
    )
    expect(await answerTo(await member(), token)).toMatchObject({ result: { access: 'cook' } })
    expect(await answerTo(await member(), token)).toEqual(refusal('FAILED_PRECONDITION', 'used-up'))
  })

  test('a withdrawn link opens nothing, and only once can it be withdrawn', async () => {
    const { token, invitationId } = await invite(owner)
    const withdraw = () => call(owner, 'withdrawInvitation', { kitchenId, invitationId })
    expect(await withdraw()).toEqual({ result: { state: 'withdrawn' } })
    expect(await withdraw()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
    expect(await answerTo(await member(), token)).toEqual(refusal('FAILED_PRECONDITION', 'withdrawn'))
  })

  test('[ID8] an e-mail invitation is for the account with that address, confirmed', async () => {
    const { token } = await invite(owner, { to: { kind: 'email', email: 'Ann@Example.org' } })
    expect(await answerTo(await verified('a.nn@example.org'), token)).toEqual(
      refusal('FAILED_PRECONDITION', 'not-yours'),
    )
    const ann = await verified('ann@example.org')
    expect(await answerTo(ann, token)).toEqual({ result: { kitchenId, access: 'cook' } })
  })

  test('[ID8] a brigade code invites who holds it; nobody takes the code of another', async () => {
    const [sam, lena] = [await member(), await member()]
    const cardOf = ({ uid }: Somebody, handle: string) => {
      const said = { displayName: 'Sam Lee', handle, brigadeCode: '7K2-9QX' }
      return { ...newBrigadeUser(said, { uid, isGuest: false }, timestampFromMs(Date.now())).card }
    }
    const write = (who: Somebody, handle: string) =>
      platform.documents.transact(async (tx) => tx.set(`brigade-users/${who.uid}`, cardOf(who, handle)))
    await write(sam, 'sam-lee')
    await expect(write(lena, 'lena-lee')).rejects.toThrow('Somebody else has this brigade code.')
    const to = { kind: 'brigade code', code: '7K2-9QX' }
    const { token } = await invite(owner, { to })
    expect(await answerTo(lena, token)).toEqual(refusal('FAILED_PRECONDITION', 'not-yours'))
    expect(await answerTo(sam, token)).toEqual({ result: { kitchenId, access: 'cook' } })
  })

  test('[ID8] the right address is not enough while it is not confirmed', async () => {
    const { token } = await invite(owner, { to: { kind: 'email', email: 'bo@example.org' } })
    expect(await answerTo(await member('bo@example.org'), token)).toEqual(
      refusal('FAILED_PRECONDITION', 'not-yours'),
    )
  })

  test('a guest answers no invitation, and a token that is none opens nothing', async () => {
    const { token } = await invite(owner)
    expect(await answerTo(await guest(), token)).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
    expect(await answerTo(await member(), 'A'.repeat(43))).toEqual(refusal('NOT_FOUND', 'gone'))
  })
})

describe('[ID10] who may give which access', () => {
  const most: Readonly<Record<string, readonly string[]>> = {
    viewer: [],
    cook: [],
    lead: [],
    manager: ['viewer', 'cook', 'lead'],
    owner: ['viewer', 'cook', 'lead', 'manager'],
  }

  test.each(accessRoles)('a %s', async (role) => {
    const actor = role === 'owner' ? owner : await joinedAs(role)
    const target = await joinedAs('viewer')
    for (const access of ['viewer', 'cook', 'lead', 'manager'] as const) {
      const isAllowed = most[role]?.includes(access)
      // Each step needs the state the one before has left.
      const set = await call(actor, 'setAccess', { kitchenId, uid: target.uid, access, grants: [] })
      const invited = await call(actor, 'inviteToTeam', { kitchenId, ...link, access })
      const reason = most[role]?.length === 0 ? 'role' : 'access-above-yours'
      const expected = isAllowed ? answered : refusal('PERMISSION_DENIED', reason)
      expect(set, `set ${access}`).toEqual(expected)
      expect(invited, `invite ${access}`).toEqual(expected)
    }
  })

  test('nobody raises their own access, and peers leave each other alone', async () => {
    const [anna, bela] = [await joinedAs('manager'), await joinedAs('manager')]
    const set = (uid: string) => call(anna, 'setAccess', { kitchenId, uid, access: 'lead', grants: [] })
    expect(await set(anna.uid)).toEqual(refusal('PERMISSION_DENIED', 'peer'))
    expect(await set(bela.uid)).toEqual(refusal('PERMISSION_DENIED', 'peer'))
    const removal = await call(anna, 'removeMember', { kitchenId, uid: bela.uid, reason: 'no' })
    expect(removal).toEqual(refusal('PERMISSION_DENIED', 'peer'))
  })

  test('a stranger may do nothing here', async () => {
    const stranger = await member()
    expect(await call(stranger, 'inviteToTeam', { kitchenId, ...link })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(await call(stranger, 'leaveKitchen', { kitchenId })).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await call(null, 'leaveKitchen', { kitchenId })).toMatchObject({
      error: { status: 'UNAUTHENTICATED' },
    })
  })
})

describe('[ID9] exactly one owner', () => {
  test('the owner cannot leave, be removed or be set lower', async () => {
    const manager = await joinedAs('manager')
    expect(await call(owner, 'leaveKitchen', { kitchenId })).toEqual(
      refusal('FAILED_PRECONDITION', 'last-owner'),
    )
    expect(await call(manager, 'removeMember', { kitchenId, uid: owner.uid, reason: 'coup' })).toEqual(
      refusal('FAILED_PRECONDITION', 'last-owner'),
    )
    expect(
      await call(manager, 'setAccess', { kitchenId, uid: owner.uid, access: 'cook', grants: [] }),
    ).toEqual(refusal('FAILED_PRECONDITION', 'last-owner'))
    expect(await memberIn(kitchenId, owner.uid)).toMatchObject({ access: 'owner', state: 'active' })
  })

  test('whoever is out stays out: earlier invitations do not bring them back, and their open links end', async () => {
    const [lena, omar] = [await joinedAs('manager'), await member()]
    const ofOwner = await invite(owner)
    const ofLena = await invite(lena, { access: 'lead' })
    const toBo = await invite(lena, { to: { kind: 'email', email: 'bo@example.org' } })
    await call(owner, 'removeMember', { kitchenId, uid: lena.uid, reason: 'The season is over.' })
    const withdrawn = refusal('FAILED_PRECONDITION', 'withdrawn')
    expect(await answerTo(lena, ofLena['token'])).toEqual(withdrawn)
    expect(await answerTo(lena, ofOwner['token'])).toEqual(withdrawn)
    expect(await memberIn(kitchenId, lena.uid)).toMatchObject({ state: 'left' })
    expect(await answerTo(omar, ofLena['token'])).toEqual(withdrawn)
    const stateOf = async ({ token }: Record<string, string>) =>
      (await call(null, 'readInvitation', { token })).result?.['state']
    expect(await Promise.all([ofLena, toBo, ofOwner].map(stateOf))).toEqual(['withdrawn', 'sent', 'sent'])
    expect(await answerTo(omar, ofOwner['token'])).toEqual({ result: { kitchenId, access: 'cook' } })
    const fresh = await invite(owner)
    expect(await answerTo(lena, fresh['token'])).toEqual({ result: { kitchenId, access: 'cook' } })
  })

  test('[ID10] who gives less access than before leaves no open link that gives more', async () => {
    const lena = await joinedAs('manager')
    const [toCook, toLead] = [await invite(lena), await invite(lena, { access: 'lead' })]
    const toManager = await invite(owner, { access: 'manager' })
    const stateOf = async ({ token }: Record<string, string>) =>
      (await call(null, 'readInvitation', { token })).result?.['state']
    const states = () => Promise.all([toCook, toLead, toManager].map(stateOf))
    const setLena = (access: string) =>
      call(owner, 'setAccess', { kitchenId, uid: lena.uid, access, grants: [] })
    await setLena('manager')
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
    await setLena('lead')
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'sent'])
    expect(await answerTo(await member(), toLead['token'])).toEqual(
      refusal('FAILED_PRECONDITION', 'withdrawn'),
    )
    const fresh = await invite(owner)
    await call(owner, 'transferOwnership', { kitchenId, uid: lena.uid })
    await call(lena, 'answerOwnership', { kitchenId, accept: true })
    expect(await Promise.all([toManager, fresh].map(stateOf))).toEqual(['withdrawn', 'sent'])
  })

  test('others leave or are taken out, are told why, and come back by a new invitation', async () => {
    const [omar, petra] = [await joinedAs('cook'), await joinedAs('lead')]
    expect(await call(omar, 'leaveKitchen', { kitchenId })).toEqual({ result: { state: 'left' } })
    const removal = { kitchenId, uid: petra.uid, reason: 'The season is over.' }
    expect(await call(owner, 'removeMember', removal)).toEqual({ result: { state: 'left' } })
    const notices = { parent: `brigade-user-profiles/${petra.uid}`, collectionId: 'notifications' }
    const told = await platform.documents.transact((tx) =>
      tx.query({ ...notices, allDescendants: false, orderBy: [] }),
    )
    expect(told.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        kind: 'removed-from-team',
        values: { kitchen: 'Chez Ines', reason: 'The season is over.' },
      }),
    )
    const { token } = await invite(owner, { access: 'viewer' })
    expect(await answerTo(omar, token)).toEqual({ result: { kitchenId, access: 'viewer' } })
    expect(await memberIn(kitchenId, omar.uid)).toMatchObject({ state: 'active', access: 'viewer' })
    expect(await memberIn(kitchenId, omar.uid)).not.toHaveProperty('to')
  })
})
