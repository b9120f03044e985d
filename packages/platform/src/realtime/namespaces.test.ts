import * as sdk from 'firebase/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openRaw } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'
import { recordEvents, openClient, type SdkClient } from '../../testing/realtime/sdk-client.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('at a test server', () => {
  let server: RealtimeServer
  let ours: SdkClient
  let theirs: SdkClient
  beforeAll(async () => {
    server = await startRealtime({ database })
    ours = openClient(`http://${server.host}?ns=test-emulator`)
    theirs = openClient(server.url)
  })
  afterAll(async () => {
    await ours.close()
    await theirs.close()
    await server.close()
  })

  const valueAt = async (path: string, { db } = ours): Promise<unknown> =>
    (await sdk.get(sdk.ref(db, path))).val()
  const read = async (path: string, ns: string): Promise<unknown> =>
    (await fetch(`http://${server.host}/${path}.json?ns=${ns}`)).json()

  test('every namespace has its own data, at the root and below', async () => {
    await sdk.set(sdk.ref(ours.db), { room: { a: 1, b: 2 } })
    await sdk.set(sdk.ref(theirs.db), { room: { a: 3 } })

    expect(await valueAt('/')).toEqual({ room: { a: 1, b: 2 } })
    expect(await valueAt('/', theirs)).toEqual({ room: { a: 3 } })
    expect([await read('', 'test-emulator'), await read('room/a', 'brigade')]).toEqual([
      { room: { a: 1, b: 2 } },
      3,
    ])
    await fetch(`http://${server.host}/.json?ns=brigade`, { method: 'DELETE' })
    expect([await valueAt('/', theirs), await valueAt('room/b')]).toEqual([null, 2])
  })

  test('listeners get only the changes of their namespace, with its paths', async () => {
    await sdk.set(sdk.ref(ours.db), { list: { x: { n: 1 }, y: { n: 2 } } })
    const whole = recordEvents(sdk.ref(ours.db))
    const first = recordEvents(
      sdk.query(sdk.ref(ours.db, 'list'), sdk.orderByChild('n'), sdk.limitToFirst(1)),
    )
    await expect.poll(() => whole.values).toHaveLength(1)
    await sdk.set(sdk.ref(theirs.db, 'list/x'), 'nothing to them')
    const other = openClient(`http://${server.host}?ns=test-emulator`)
    await sdk.update(sdk.ref(other.db), { 'list/x/n': 3, 'list/z': { n: 0 } })
    await sdk.setPriority(sdk.ref(other.db), 7)

    await expect.poll(() => whole.last()?.priority).toBe(7)
    expect(whole.values.at(-1)).toEqual({ list: { x: { n: 3 }, y: { n: 2 }, z: { n: 0 } } })
    expect(first.values).toEqual([{ x: { n: 1 } }, { z: { n: 0 } }])
    await other.close()
    whole.stop()
    first.stop()
  })

  test('transactions and onDisconnect work there', async () => {
    await sdk.set(sdk.ref(ours.db), { n: 1 })
    const { committed } = await sdk.runTransaction(sdk.ref(ours.db), (all) => ({ n: (all?.n ?? 0) + 1 }))
    const leaving = openClient(`http://${server.host}?ns=test-emulator`)
    await sdk.onDisconnect(sdk.ref(leaving.db, 'left')).set(true)
    await sdk.onDisconnect(sdk.ref(leaving.db, 'kept')).set(true)
    await sdk.onDisconnect(sdk.ref(leaving.db, 'kept')).cancel()
    await leaving.close()

    await expect.poll(() => valueAt('/')).toEqual({ n: 2, left: true })
    expect(committed).toBe(true)
  })

  test('data as deep as the SDK allows is stored', async () => {
    const path = Array.from({ length: 32 }, (_, level) => `k${level}`).join('/')
    await sdk.set(sdk.ref(ours.db, path), 'deep')

    expect(await valueAt(path)).toBe('deep')
  })
})

test('any other server has one namespace, and tells clients of another never to return', async () => {
  const places = [{ path: 'open', read: () => true, write: () => true }]
  const server = await startRealtime({ database, realtime: { places } })
  const client = await openRaw(server.host, 'v=5&ns=other')

  await expect.poll(client.closed).toBe(1008)
  expect(client.heard).toMatchObject([{ t: 'c', d: { t: 's', d: expect.stringContaining('other') } }])
  expect((await fetch(`http://${server.host}/open.json?ns=other`)).status).toBe(404)
  const usual = await openRaw(server.host, 'v=5&ns=brigade-default-rtdb')
  await usual.ask('p', { p: '/open', d: 1 })
  expect(await (await fetch(`http://${server.host}/open.json?ns=brigade`)).json()).toBe(1)
  usual.close()
  await server.close()
})
