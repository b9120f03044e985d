import { stations } from '@brigade/domain/access/stations/station.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { expect, test, vi } from 'vitest'
import { getDocuments } from '../src/lib/reading/documents.ts'
import { forgetWrite, journalEntries } from '../src/lib/writing/write-journal.ts'
import { creating, write } from '../src/lib/writing/write.ts'
import { signOut } from '../src/people/account/sign-in/identity.ts'
import { whoIsHere } from './people.ts'

const copies = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.startsWith('firestore/') === true)

test('signing out takes the offline copy away once nothing waits in it for the server', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const grill = { name: 'Grill', kind: 'grill', isExpediter: false, sortKey: 'a0' } as const
  const { db, sdk } = await getDocuments()
  await sdk.disableNetwork(db)
  await write([creating(stations, { kitchenId, stationId: 'grill' }, grill)])
  // Noted as soon as the server has not answered for a tenth of a second.
  await expect.poll(async () => (await journalEntries()).length).toBe(1)
  const [waiting] = await journalEntries()
  const loadAnew = vi.fn<() => void>()
  expect(await signOut(loadAnew)).toEqual({ state: 'done' })
  expect(await copies()).not.toEqual([])
  expect(loadAnew).not.toHaveBeenCalled()

  await forgetWrite(waiting?.id ?? '')
  expect((await whoIsHere()).uid).not.toBe(ines.uid)
  expect(await signOut(loadAnew)).toEqual({ state: 'done' })
  expect(await copies()).toEqual([])
  expect(loadAnew).toHaveBeenCalledOnce()
})
