import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { USUAL_PREFERENCES } from '@brigade/domain/people/notifications/notification-preferences.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { silentLog } from '@brigade/platform/documents/log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functions } from '../../all-functions.ts'
import { callFunctions, newId, now, type Somebody } from '../../../testing/call-functions.ts'
import { openPushService, type PushBrowser, type PushService } from '../../../testing/push-service.ts'
import { deliverNotices } from './deliver-notices.ts'
import { pushKeysIn } from './push-keys.ts'
import { isHomeAddress } from './public-lookup.ts'
import { pushThrough } from './send-push.ts'

const { call, member, platform, put } = await callFunctions(functions)
let service: PushService
let stopDelivering: () => Promise<void>

beforeAll(async () => {
  service = await openPushService()
  stopDelivering = deliverNotices({
    documents: platform.documents,
    words: async (_, { kind, values }) => ({ title: kind, body: String(values['kitchen']), path: '/' }),
    send: pushThrough('mailto:it@brigade.example', service.agent),
    log: silentLog,
  })
})

afterAll(async () => {
  await stopDelivering()
  await service[Symbol.asyncDispose]()
})

const newMember = () => member(newId())

/** What a call answers that must not be refused. */
async function answerOf(
  who: Somebody,
  name: string,
  data: object,
): Promise<Readonly<Record<string, unknown>>> {
  const { result, error } = await call(who, name, data)
  if (result === undefined) throw new Error(JSON.stringify(error))
  return result
}

const register = (who: Somebody, { address }: PushBrowser) =>
  answerOf(who, 'registerPush', { subscription: address })

/** Somebody answers an invitation to a kitchen of this name. Gives the kitchen's id. */
async function invited(
  [owner, somebody]: readonly [Somebody, Somebody],
  name: string,
  accept: boolean,
): Promise<string> {
  const kitchenId = newId()
  await put(buildKitchen({ kitchenId, owner: owner.uid, draft: { name } }, now()))
  const wish = { to: { kind: 'link' }, access: 'cook', position: 'commis', stations: [], note: '' }
  const { token } = await answerOf(owner, 'inviteToTeam', { kitchenId, ...wish })
  const invitation = { kind: 'token', token }
  await answerOf(somebody, 'answerInvitation', { invitation, accept, displayName: 'Sam' })
  return kitchenId
}

/** The owner is told that somebody declined; `name` is the kitchen's, by which the notice is known. */
async function tellOf(owner: Somebody, name: string): Promise<void> {
  await invited([owner, await newMember()], name, false)
}

/** Takes away somebody's access, which is told at once whatever the hour. */
async function removeFrom(name: string, somebody: Somebody): Promise<void> {
  const owner = await newMember()
  const kitchenId = await invited([owner, somebody], name, true)
  await answerOf(owner, 'removeMember', { kitchenId, uid: somebody.uid, reason: 'The season is over' })
}

const seen = ({ texts }: PushBrowser): readonly unknown[] => texts.map((text): unknown => JSON.parse(text))
const kitchenIn = (notice: unknown): unknown => Object(notice).body

test('a notice arrives signed and encrypted, and only the browser it is for can read it', async () => {
  const [ines, browser] = [await newMember(), service.newBrowser()]
  await register(ines, browser)
  await tellOf(ines, 'Chez Ines')
  await expect
    .poll(() => seen(browser))
    .toEqual([{ id: expect.any(String), title: 'invitation-declined', body: 'Chez Ines', path: '/' }])
})

test('the keys of the server are made once', async () => {
  const somebody = await newMember()
  const first = await answerOf(somebody, 'readPushKey', {})
  expect(await answerOf(somebody, 'readPushKey', {})).toEqual(first)
  expect(Buffer.from(String(first['publicKey']), 'base64url')).toHaveLength(65)
})

test('in quiet hours and for kinds not wanted nothing is sent, but the loss of access is told at once', async () => {
  const [sam, browser] = [await newMember(), service.newBrowser()]
  await register(sam, browser)
  const at = Date.now()
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16)
  const quiet = { from: clock(at - 3_600_000), to: clock(at + 3_600_000) }
  const save = (preferences: object) =>
    platform.documents.transact(async (tx) =>
      tx.set(`brigade-user-profiles/${sam.uid}/settings/notifications`, {
        ...newCommonFields(sam.uid, now()),
        ...USUAL_PREFERENCES,
        ...preferences,
      }),
    )
  await save({ quiet })
  await tellOf(sam, 'At night')
  await removeFrom('Access', sam)
  await save({ channels: { 'invitation-declined': ['in app'] } })
  await tellOf(sam, 'Unwanted')
  await removeFrom('The last', sam)
  await expect.poll(() => seen(browser).map(kitchenIn)).toEqual(['Access', 'The last'])
})

test('nobody is told during their own shift', async () => {
  const [sam, browser] = [await newMember(), service.newBrowser()]
  await register(sam, browser)
  const hour = 3_600_000
  await platform.documents.transact(async (tx) =>
    tx.create(`kitchens/${newId()}/shifts/${newId()}`, {
      ...newCommonFields(sam.uid, now()),
      day: new Date().toISOString().slice(0, 10),
      startsAt: timestampFromMs(Date.now() - hour),
      endsAt: timestampFromMs(Date.now() + hour),
      breakMin: 0,
      position: 'commis',
      uid: sam.uid,
      note: '',
      state: 'published',
      neededCertificates: [],
      acceptedWarnings: [],
      sequence: 0,
    }),
  )
  await tellOf(sam, 'At work')
  await removeFrom('Access', sam)
  await expect.poll(() => seen(browser).map(kitchenIn)).toEqual(['Access'])
})

test('a browser that has gone is forgotten, and one that changes hands tells its new owner alone', async () => {
  const [ines, omar] = [await newMember(), await newMember()]
  const [gone, shared] = [service.newBrowser(), service.newBrowser()]
  await register(ines, gone)
  await register(ines, shared)
  gone.leave()
  await tellOf(ines, 'First')
  await expect.poll(() => seen(shared).map(kitchenIn)).toEqual(['First'])
  const knocks = service.knocks()
  await register(omar, shared)
  await tellOf(ines, 'Second')
  await tellOf(omar, 'Third')
  await expect.poll(() => seen(shared).map(kitchenIn)).toEqual(['First', 'Third'])
  expect(service.knocks() - knocks).toBe(1)
})

test('no address of this machine or its network is knocked at', async () => {
  const browser = service.newBrowser()
  const knocks = service.knocks()
  const own = await platform.documents.transact(pushKeysIn)
  const send = pushThrough('mailto:it@brigade.example')
  await expect(send(browser.address, 'text', own)).rejects.toThrow(/public address/u)
  const direct = { ...browser.address, endpoint: browser.address.endpoint.replace('localhost', '127.0.0.1') }
  expect(await send(direct, 'text', own)).toBe('gone')
  expect(service.knocks()).toBe(knocks)
  const home = [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.7',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ]
  expect(home.filter((address) => !isHomeAddress(address))).toEqual([])
  expect(['9.9.9.9', '2620:fe::fe'].filter(isHomeAddress)).toEqual([])
})
