import { stations } from '@brigade/domain/access/stations/station.ts'
import { countAs, sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { getDocuments } from '../src/lib/reading/documents.ts'
import { useQuery } from '../src/lib/reading/use-query.ts'
import { useSyncState } from '../src/lib/writing/use-sync-state.ts'
import { creating, write, type WriteOutcome } from '../src/lib/writing/write.ts'
import { forgetWrite, journalEntries } from '../src/lib/writing/write-journal.ts'
import { signOut } from '../src/people/account/sign-in/identity.ts'
import { somebodyElse, whoIsHere } from './people.ts'

const grill = { name: 'Grill', kind: 'grill', isExpediter: false, sortKey: 'a0' } as const

function arrivalOf(outcome: WriteOutcome) {
  return outcome.state === 'queued' ? outcome.serverAck : Promise.resolve(outcome)
}

/** Takes the network from the document SDK until the test is over. */
async function withoutNetwork(): Promise<() => Promise<void>> {
  const { db, sdk } = await getDocuments()
  await sdk.disableNetwork(db)
  onTestFinished(() => sdk.enableNetwork(db))
  return () => sdk.enableNetwork(db)
}

test('a write is kept at once, is on the server soon, and says so', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const outcome = await write([creating(stations, { kitchenId, stationId: 'grill' }, grill)])
  expect(outcome.state).toBe('queued')
  expect(await arrivalOf(outcome)).toEqual({ state: 'saved' })
  const list = { parent: `/kitchens/${kitchenId}`, collectionId: 'stations' }
  expect(await countAs(ines, list, { name: 'Grill' })).toBe(1)
})

test('a write that breaks its schema is refused field by field, and nothing of it is written', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const outcome = await write([
    creating(stations, { kitchenId, stationId: 'pass' }, { ...grill, name: 'Pass' }),
    creating(stations, { kitchenId, stationId: 'grill' }, { ...grill, name: '' }),
  ])
  expect(outcome).toMatchObject({ state: 'refused', problems: [{ field: 'name' }] })
  const list = { parent: `/kitchens/${kitchenId}`, collectionId: 'stations' }
  expect(await countAs(ines, list, { kind: 'grill' })).toBe(0)
})

test('a write that the policy forbids is held back with its reason, for its maker to read', async () => {
  await whoIsHere()
  const kitchenId = await aKitchenOf(await somebodyElse('Petra'))
  const { result } = await renderHook(() => useSyncState())
  const outcome = await write([creating(stations, { kitchenId, stationId: 'grill' }, grill)])
  expect(await arrivalOf(outcome)).toEqual({ state: 'rejected', status: 'PERMISSION_DENIED' })
  const path = `kitchens/${kitchenId}/stations/grill`
  await expect
    .poll(() => result.current.rejected.find(({ documents }) => documents.includes(path)))
    .toMatchObject({ status: 'PERMISSION_DENIED', content: expect.stringContaining('Grill') })
})

test('a write without a network is on screen, waits, and arrives when the network is back', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result } = await renderHook(() => ({
    list: useQuery(stations, { kitchenId }),
    sync: useSyncState(),
  }))
  await expect.poll(() => result.current.list).toMatchObject({ state: 'success', value: [] })
  const comeBack = await withoutNetwork()
  const outcome = await write([creating(stations, { kitchenId, stationId: 'grill' }, grill)])
  await expect
    .poll(() => result.current.list)
    .toMatchObject({ state: 'success', value: [{ id: 'grill', hasPendingWrites: true }] })
  await expect.poll(() => result.current.sync.waiting).toBe(1)
  await comeBack()
  expect(await arrivalOf(outcome)).toEqual({ state: 'saved' })
  await expect.poll(() => result.current.list).toMatchObject({ value: [{ hasPendingWrites: false }] })
  await expect.poll(() => result.current.sync.waiting).toBe(0)
})

test('a write over the limit of an account waits, and its screen says until when', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result } = await renderHook(() => useSyncState())
  const station = (stationId: string) => sceneDocument(stations, { kitchenId, stationId }, grill)
  const batch = (round: number) =>
    writeAs(
      ines,
      Array.from({ length: 500 }, (_, index) => station(`s${round}x${index}`)),
    )
  // A guest may write 2,000 documents at once.
  for (let round = 0; round < 4; round += 1) await batch(round)
  await write([creating(stations, { kitchenId, stationId: 'grill' }, grill)])
  await expect.poll(() => result.current.pausedUntil, { timeout: 30_000 }).toBeGreaterThan(Date.now())
  expect(result.current).toMatchObject({ waiting: 1 })
  // Other files would find the same guest here, who may write no more.
  for (const { id } of await journalEntries()) await forgetWrite(id)
  await signOut(() => undefined)
})
