import { findUnchecked } from '../../../core/functions/find-documents.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { newBrigadeUser } from '@brigade/domain/people/profiles/new-cards.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { Handle } from '@brigade/domain/people/handles/handle.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import {
  namedIn,
  ofKitchen,
  ofNobody,
  ownCollections,
} from '@brigade/domain/people/accounts/personal-data.table.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { eraseAccounts } from '../../jobs/erase-accounts.ts'
import { registerExport } from '../../accounts/register-export.ts'
import { collections } from '../../../collections.ts'
import { functions } from '../../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'

interface Member extends Somebody {
  readonly handle: string
}

const house = await callFunctions(functions)
const { app, platform } = house

beforeAll(() => registerExport(app, platform))

const DAYS = 24 * 3_600_000
let count = 0

/** A member with a card, as signing up makes it. */
async function member(): Promise<Member> {
  const handle = Handle.parse(`cook-${(count += 1)}`)
  const somebody = await house.member(handle)
  const said = { displayName: 'Sam Lee', handle, brigadeCode: `AB${count}-CDE` }
  const { card, holder } = newBrigadeUser(said, { uid: somebody.uid, isGuest: false }, now())
  await house.put([
    { path: `brigade-users/${somebody.uid}`, data: { ...card } },
    { path: `handles/${handle}`, data: { ...holder } },
  ])
  return { ...somebody, handle }
}

async function kitchenOf({ uid }: Somebody, cooks: readonly Somebody[] = []): Promise<string> {
  const kitchenId = newId()
  const cook = { kitchenId, displayName: 'Sam Lee', access: 'cook', position: 'commis' } as const
  await house.put([
    ...buildKitchen({ kitchenId, owner: uid }, now()),
    ...cooks.map((one) => buildTeamMember({ ...cook, uid: one.uid }, now())),
  ])
  return kitchenId
}

const call = (who: Somebody, name: string, data: object = {}) => house.call(who, name, data)

const leave = (who: Member, handleTyped = who.handle, handOver: object = {}) =>
  call(who, 'deleteAccount', { handleTyped, handOver })

const look = async (...paths: string[]): Promise<readonly (DocumentData | undefined)[]> =>
  platform.documents.look(paths)

/** Brings every waiting erasure forward, as if seven days had passed. */
async function aWeekLater(): Promise<void> {
  const past = timestampFromMs(Date.now() - DAYS)
  await platform.documents.transact(async (tx) => {
    const asked = await findUnchecked(tx, dataRequests, {})
    for (const { path, data } of asked) if (data['kind'] === 'erase') tx.update(path, { startsAt: past })
  })
}

async function download(who: Somebody, id: unknown) {
  const headers = { authorization: `Bearer ${who.token}` }
  return app.inject({ method: 'GET', url: `/exports/${String(id)}`, headers })
}

test('every collection says whose its documents are', () => {
  const known = [...namedIn, ...ofKitchen].map(({ path }) => path)
  const roots = [...ownCollections, 'kitchens']
  const unsaid = collections.filter(({ path }) => {
    const [root = ''] = segmentsOf(path)
    const isBelow = known.some((one) => path === one || path.startsWith(`${one}/`))
    return !isBelow && !roots.includes(root) && !ofNobody.includes(path)
  })
  // What lies below a job is the job's: the advert closes and stays.
  expect(unsaid.map(({ path }) => path).filter((path) => !path.startsWith('jobs/'))).toEqual([])
})

test('[ID12] an export holds what is the person’s and what names them, once a day, for nobody else', async () => {
  const [sam, stranger] = [await member(), await member()]
  const own = await kitchenOf(sam)
  const other = await kitchenOf(stranger, [sam])
  const pin = { uid: sam.uid, salt: 'a'.repeat(32), hash: 'b'.repeat(64) }
  await house.put([
    { path: `kitchens/${own}/pins/${sam.uid}`, data: { ...newCommonFields(sam.uid, now()), ...pin } },
  ])
  const asked = await call(sam, 'requestExport')
  const { dataRequestId } = Object(asked['result'])
  expect(await call(sam, 'requestExport')).toEqual(refusal('RESOURCE_EXHAUSTED', 'rate'))
  expect((await download(stranger, dataRequestId)).statusCode).toBe(404)
  expect((await app.inject({ method: 'GET', url: `/exports/${dataRequestId}` })).statusCode).toBe(404)

  const answer = await download(sam, dataRequestId)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const text = (name: string) => new TextDecoder().decode(files[name])
  const paths = (name: string) => JSON.parse(text(name)).map(({ path }: { path: string }) => path)
  expect(paths('json/brigade-users.json')).toEqual([`brigade-users/${sam.uid}`])
  expect(paths('json/handles.json')).toEqual([`handles/${sam.handle}`])
  expect(paths('json/kitchens.json')).toEqual([`kitchens/${own}`])
  expect(paths('json/kitchens.settings.json')).toEqual([`kitchens/${own}/settings/main`])
  expect(paths('json/kitchens.team.json').toSorted()).toEqual(
    [`kitchens/${own}/team/${sam.uid}`, `kitchens/${other}/team/${sam.uid}`].toSorted(),
  )
  expect(Object.keys(files)).not.toContain('json/kitchens.pins.json')
  expect(text('csv/brigade-users.csv')).toContain('Sam Lee')
  const [request] = await look(`data-requests/${dataRequestId}`)
  expect(request?.['counts']).toMatchObject({ 'brigade-users': 1, 'kitchens.team': 2 })
})

test('[ID11] an account ends only for who types the handle, and not while others work in the own kitchen', async () => {
  const [sam, cook] = [await member(), await member()]
  const kitchenId = await kitchenOf(sam, [cook])
  expect(await leave(sam, 'somebody')).toEqual(refusal('FAILED_PRECONDITION', 'handle'))
  const kitchens = [{ kitchenId, name: 'Tern', others: 1 }]
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'owns-kitchens', { kitchens }))
  expect(await call(sam, 'cancelDeletion')).toEqual(refusal('FAILED_PRECONDITION', 'state'))
})

test('[ID11] a kitchen that is to be handed over is not erased along with the account', async () => {
  const [sam, heir] = [await member(), await member()]
  const kitchenId = await kitchenOf(sam)
  const kitchens = [{ kitchenId, name: 'Tern', others: 0 }]
  const answer = await leave(sam, sam.handle, { [kitchenId]: heir.uid })
  expect(answer).toEqual(refusal('FAILED_PRECONDITION', 'owns-kitchens', { kitchens }))
})

test('[ID11] who changes their mind stays, with everything', async () => {
  const sam = await member()
  expect(await leave(sam)).toHaveProperty('result.eraseAt')
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  expect(await eraseAccounts(platform)).toBe(0)
  expect(await call(sam, 'cancelDeletion')).toEqual({ result: { state: 'cancelled' } })
  await aWeekLater()
  expect(await eraseAccounts(platform)).toBe(0)
  expect(await look(`brigade-users/${sam.uid}`)).toEqual([expect.anything()])
})

test('[ID11] after seven days what is theirs is gone, and other kitchens read "Former member"', async () => {
  const [sam, ines] = [await member(), await member()]
  const alone = await kitchenOf(sam)
  const shared = await kitchenOf(ines, [sam])
  await leave(sam)
  await aWeekLater()
  expect(await eraseAccounts(platform)).toBe(1)
  expect(await eraseAccounts(platform)).toBe(0)
  const gone = [
    `brigade-users/${sam.uid}`,
    `handles/${sam.handle}`,
    `kitchens/${alone}`,
    `kitchens/${alone}/team/${sam.uid}`,
  ]
  expect(await look(...gone)).toEqual([undefined, undefined, undefined, undefined])
  const [left, card] = await look(`kitchens/${shared}/team/${sam.uid}`, `kitchens/${shared}`)
  expect(left).toMatchObject({ displayName: 'Former member', state: 'left' })
  expect(card).toBeDefined()
  expect(await platform.identity.findAccount(sam.uid)).toBeUndefined()
  const receipt = await platform.documents.transact((tx) =>
    findUnchecked(tx, dataRequests, { where: { uid: sam.uid } }),
  )
  expect(receipt.map(({ data }) => data)).toEqual([
    expect.objectContaining({ state: 'done', counts: expect.objectContaining({ kitchens: 1, handles: 1 }) }),
  ])
})
