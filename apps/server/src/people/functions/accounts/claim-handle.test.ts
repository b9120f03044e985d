import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildPerson, buildSupplier } from '@brigade/builders/build-people.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeEach, expect, test } from 'vitest'
import { foundPage } from '../../../search/pages/found-page.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { claimHandle } from './claim-handle.ts'

const house = await callFunctions([claimHandle])

let ines: Somebody
let kitchenId: string
/** Names of this test alone. */
let name: string

const daysAgo = (days: number) => timestampFromMs(msFromTimestamp(now()) - days * DAY_MS)

/** Gives a person a card with a handle, some days ago. */
async function cardOf({ uid }: Somebody, displayName: string, days: number): Promise<void> {
  await house.put(buildPerson({ uid, displayName }, daysAgo(days)))
}

beforeEach(async () => {
  kitchenId = newId()
  name = `tern-${newId().toLowerCase().slice(0, 8)}`
  ines = await house.member(newId())
  await house.put(buildKitchen({ kitchenId, owner: ines.uid }, now()))
})

const claim = (who: Somebody, handle: string, to: object = { kind: 'kitchen', targetId: kitchenId }) =>
  house.call(who, 'claimHandle', { handle, ...to })
/** Where the address made of one word leads a browser. */
async function leadsTo(word: string): Promise<string | undefined> {
  const { documents } = house.platform
  const asked = { params: { id: word }, search: new URLSearchParams(), origin: 'https://brigade.test' }
  return (await foundPage.load({ ...asked, documents, billing: 'off', language: 'en-GB' })).movedTo
}

const person = { kind: 'person' }
const supplier = { kind: 'supplier' }

test('a kitchen takes a handle, and keeps it for 30 days', async () => {
  expect(await claim(ines, name)).toEqual({ result: { handle: name } })
  expect(await house.read(`kitchens/${kitchenId}`)).toMatchObject({ handle: name, updatedBy: ines.uid })
  expect(await house.read(`handles/${name}`)).toMatchObject({ kind: 'kitchen', targetId: kitchenId })
  expect(await claim(ines, name)).toEqual({ result: { handle: name } })
  expect(await claim(ines, `${name}-bar`)).toEqual(refusal('FAILED_PRECONDITION', 'handle-cooldown'))
})

test('the handle that came with the card is changed at once; the chosen one stays for 30 days', async () => {
  const sam = await house.member(newId())
  await cardOf(sam, name, 0)
  expect(await claim(sam, `${name}-cooks`, person)).toEqual({ result: { handle: `${name}-cooks` } })
  expect(await claim(sam, `${name}-bakes`, person)).toEqual(refusal('FAILED_PRECONDITION', 'handle-cooldown'))
  expect(await claim(sam, name, person)).toEqual(refusal('FAILED_PRECONDITION', 'handle-cooldown'))
})

test('the old handle leads to the new one for 90 days, and can be taken back', async () => {
  const sam = await house.member(newId())
  await cardOf(sam, name, 31)
  expect(await claim(sam, `${name}-cooks`, person)).toEqual({ result: { handle: `${name}-cooks` } })
  expect(await house.read(`brigade-users/${sam.uid}`)).toMatchObject({ handle: `${name}-cooks` })
  const old = await house.read(`handles/${name}`)
  expect(old).toMatchObject({ targetId: sam.uid, movedTo: `${name}-cooks` })
  expect(Number(Object(old?.['freeFrom']).seconds) * 1000).toBeGreaterThan(Date.now() + 89 * DAY_MS)
  expect(await leadsTo(name)).toBe(`/${name}-cooks`)
  expect(await leadsTo(`${name}-cooks`)).toBe(`/brigade-users/${sam.uid}`)
  expect(await claim(ines, name)).toEqual(refusal('ALREADY_EXISTS', 'handle-taken'))

  const present = `handles/${name}-cooks`
  await house.put([
    {
      path: present,
      data: { ...(await house.read(present)), createdAt: daysAgo(30), updatedAt: daysAgo(30) },
    },
  ])
  expect(await claim(sam, name, person)).toEqual({ result: { handle: name } })
  const back = await house.read(`handles/${name}`)
  expect([back?.['movedTo'], back?.['freeFrom']]).toEqual([undefined, undefined])
  expect(await house.read(present)).toMatchObject({ movedTo: name })
})

test('a handle that nobody came back to is anybody’s after its 90 days', async () => {
  const sam = await house.member(newId())
  await cardOf(sam, name, 200)
  await claim(sam, `${name}-cooks`, person)
  const old = await house.read(`handles/${name}`)
  await house.put([{ path: `handles/${name}`, data: { ...old, freeFrom: daysAgo(0) } }])
  expect(await leadsTo(name)).toBeUndefined()
  expect(await claim(ines, name)).toEqual({ result: { handle: name } })
  expect(await leadsTo(name)).toBe(`/kitchens/${kitchenId}`)
  const taken = await house.read(`handles/${name}`)
  expect(taken).toMatchObject({ kind: 'kitchen', targetId: kitchenId, createdBy: ines.uid })
  expect(taken?.['movedTo']).toBeUndefined()
})

test('one that is taken comes with three others; one that misleads is nobody’s', async () => {
  const sam = await house.member(newId())
  await cardOf(sam, name, 0)
  const omar = await house.member(newId())
  await cardOf(omar, `${name} 3`, 0)
  const suggestions = [`${name}-2`, `${name}-4`, `${name}-5`]
  expect(await claim(ines, name)).toEqual({
    error: expect.objectContaining({
      status: 'ALREADY_EXISTS',
      details: expect.objectContaining({ reason: 'handle-taken', suggestions }),
    }),
  })
  expect(await claim(ines, 'dashboard')).toEqual(refusal('INVALID_ARGUMENT', 'handle-reserved'))
  expect(await claim(ines, 'kitchens')).toEqual(refusal('INVALID_ARGUMENT', 'handle-reserved'))
})

test('one that looks like a taken one is taken too, also when it comes with a card', async () => {
  const sam = await house.member(newId())
  await cardOf(sam, `m0rel-${name}`, 40)
  expect(await claim(ines, `rn0rel-${name}`)).toEqual(refusal('ALREADY_EXISTS', 'handle-taken'))
  expect(await claim(ines, `morel-${name}`)).toEqual(refusal('ALREADY_EXISTS', 'handle-taken'))
  expect(await claim(sam, `morel-${name}`, person)).toEqual({ result: { handle: `morel-${name}` } })
  const lena = await house.member(newId())
  const withCard = house.put(buildPerson({ uid: lena.uid, displayName: `rnorel ${name}` }, now()))
  await expect(withCard).rejects.toThrow('Somebody else has a handle that looks like this one.')
})

test('only who runs the kitchen or the company, or the person, takes a handle for it', async () => {
  const omar = await house.member(newId())
  const cook = { kitchenId, uid: omar.uid, displayName: 'Omar', access: 'lead', position: 'commis' } as const
  await house.put([buildTeamMember(cook, now())])
  expect(await claim(omar, name)).toEqual(refusal('PERMISSION_DENIED', 'role'))
  expect(await claim(omar, name, { ...person, targetId: ines.uid })).toEqual(
    refusal('PERMISSION_DENIED', 'role'),
  )
  expect(await claim(omar, name, { ...supplier, targetId: ines.uid })).toEqual(
    refusal('PERMISSION_DENIED', 'role'),
  )
  expect(await claim(omar, name, { kind: 'kitchen' })).toEqual(refusal('PERMISSION_DENIED', 'role'))
  expect(await claim(omar, name, person)).toEqual(refusal('NOT_FOUND', 'gone'))
  expect(await house.read(`handles/${name}`)).toBeUndefined()
})

test('a supplier takes one beside the own, never the own', async () => {
  await cardOf(ines, name, 200)
  await house.put(
    buildSupplier(
      { uid: ines.uid, displayName: 'Ines', companyName: 'Tern', categories: ['greengrocery'] },
      now(),
    ),
  )
  expect(await claim(ines, name, supplier)).toEqual(refusal('ALREADY_EXISTS', 'handle-taken'))
  const handle = `${name}-greens`
  expect(await claim(ines, handle, supplier)).toEqual({ result: { handle } })
  expect(await house.read(`suppliers/${ines.uid}`)).toMatchObject({ handle })
  expect(await house.read(`handles/${handle}`)).toMatchObject({ kind: 'supplier', targetId: ines.uid })
})
