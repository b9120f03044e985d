import * as sdk from 'firebase/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'
import { recordEvents, openClient, type SdkClient } from '../../testing/realtime/sdk-client.ts'

let database: Database
let server: RealtimeServer
let ann: SdkClient
let bob: SdkClient
let rooms = 0
let room: string

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startRealtime({ database })
  ann = openClient(server.url)
  bob = openClient(server.url)
})
afterAll(async () => {
  await ann.close()
  await bob.close()
  await server.close()
  await database.close()
})
beforeEach(() => {
  rooms += 1
  room = `room${rooms}`
})

const at = (path = '', { db } = ann) => sdk.ref(db, path === '' ? room : `${room}/${path}`)
const valueAt = async (path = '', client = bob): Promise<unknown> => (await sdk.get(at(path, client))).val()

describe('writing and reading', () => {
  const holes: unknown[] = ['a', 'c']
  holes.splice(1, 0, ...Array.from<unknown>({ length: 1 }))

  test.each([
    ['a text', 'Küche 👨‍🍳 \u0000 "', 'Küche 👨‍🍳 \u0000 "'],
    ['a number', -1.5e-7, -1.5e-7],
    ['true', true, true],
    ['nothing', null, null],
    ['an object', { a: { b: { c: 1 } }, 'ключ ✓': 'x' }, { a: { b: { c: 1 } }, 'ключ ✓': 'x' }],
    ['a list', ['a', 'b', { c: 1 }], ['a', 'b', { c: 1 }]],
    ['a list with a hole', ['a', null, 'c'], holes],
    ['an object with numbers for keys', { 5: 'a', 90: 'b' }, { 5: 'a', 90: 'b' }],
    ['empty places', { a: { b: null }, c: {} }, null],
  ])('%s', async (_name, value, kept) => {
    await sdk.set(at(), value)

    expect(await valueAt()).toEqual(kept)
  })

  test('an update changes only its paths, all at once', async () => {
    await sdk.set(at(), { a: 1, b: { c: 2, d: 3 }, e: 4 })
    const heard = recordEvents(at('', bob))
    await expect.poll(() => heard.values).toHaveLength(1)
    await sdk.update(at(), { a: null, 'b/c': 5, f: { g: 6 } })
    await sdk.update(sdk.ref(ann.db), { [`${room}/b/d`]: 7, [`${room}/e`]: null })

    await expect.poll(() => heard.values).toHaveLength(3)
    expect(heard.values.slice(1)).toEqual([
      { b: { c: 5, d: 3 }, e: 4, f: { g: 6 } },
      { b: { c: 5, d: 7 }, f: { g: 6 } },
    ])
    heard.stop()
  })

  test('the server fills in timestamps and increments', async () => {
    const before = Date.now()
    await sdk.set(at(), { at: sdk.serverTimestamp(), n: sdk.increment(2), text: 'x' })
    await sdk.update(at(), { n: sdk.increment(3), text: sdk.increment(1), 'new/one': sdk.increment(-1) })
    const { at: time, ...rest } = Object(await valueAt())

    expect(rest).toEqual({ n: 5, text: 1, new: { one: -1 } })
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  test('priorities sort children and stay with them', async () => {
    await sdk.setWithPriority(at('a'), 1, 'z')
    await sdk.setWithPriority(at('b'), { x: 1 }, 5)
    await sdk.set(at('c'), 3)
    await sdk.setPriority(at('d'), 9)
    await sdk.update(at(), { 'b/y': 2, 'c/.priority': 1 })
    const keys: (string | null)[] = []
    const snapshot = await sdk.get(sdk.query(at('', bob), sdk.orderByPriority()))
    snapshot.forEach((child) => void keys.push(child.key))

    expect(keys).toEqual(['c', 'b', 'a'])
    expect(snapshot.exportVal()).toEqual({
      a: { '.value': 1, '.priority': 'z' },
      b: { x: 1, y: 2, '.priority': 5 },
      c: { '.value': 3, '.priority': 1 },
    })
  })

  test('a long text with characters of every width arrives unchanged', async () => {
    const text = `x${'ä€👩‍🍳'.repeat(30_000)}`
    await sdk.set(at('long'), text)

    expect(await valueAt('long')).toHaveLength(text.length)
  })

  test('a listener to more data than a client may leave unread gets all of it', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await sdk.set(at(key), 'x'.repeat(8_000_000))
    const cat = openClient(server.url)
    const heard = recordEvents(at('', cat))

    await expect.poll(() => heard.last()?.size, { timeout: 10_000 }).toBe(4)
    await cat.close()
    await sdk.remove(at())
  })

  test('pushed children come in the order they were made', async () => {
    const keys = Array.from({ length: 20 }, () => sdk.push(at(), { n: 1 }).key)
    await sdk.push(at(), 'last')

    expect(Object.keys(Object(await valueAt())).slice(0, 20)).toEqual(keys)
  })
})

describe('transactions', () => {
  test('of many devices count every step', async () => {
    const cat = openClient(server.url)
    await Promise.all(
      [ann, bob, cat].flatMap((client) =>
        Array.from({ length: 5 }, () => sdk.runTransaction(at('count', client), (n) => (n ?? 0) + 1)),
      ),
    )

    expect(await valueAt('count')).toBe(15)
    await cat.close()
  })

  test('that are aborted change nothing', async () => {
    await sdk.set(at('a'), 1)
    const { committed, snapshot } = await sdk.runTransaction(at('a', bob), (value) =>
      value === 1 ? undefined : value,
    )

    expect([committed, snapshot.val(), await valueAt('a', ann)]).toEqual([false, 1, 1])
  })
})

describe('the end of a connection', () => {
  test('makes the client’s onDisconnect writes in their order', async () => {
    await sdk.set(at(), { list: { a: 1 }, n: 1, gone: true, kept: true })
    await sdk.onDisconnect(at('gone')).remove()
    await sdk.onDisconnect(at('kept')).remove()
    await sdk.onDisconnect(at('list')).update({ b: 2, at: sdk.serverTimestamp() })
    await sdk.onDisconnect(at('n')).set(sdk.increment(1))
    await sdk.onDisconnect(at('kept')).cancel()
    await sdk.onDisconnect(at('late')).setWithPriority('x', 3)
    sdk.goOffline(ann.db)

    await expect.poll(() => valueAt('late')).toBe('x')
    expect(await valueAt()).toEqual({
      list: { a: 1, b: 2, at: expect.any(Number) },
      n: 2,
      kept: true,
      late: 'x',
    })
    sdk.goOnline(ann.db)
  })

  test('is noticed by the client, and writes made meanwhile arrive afterwards', async () => {
    const connected = recordEvents(sdk.ref(ann.db, '.info/connected'))
    const offset = recordEvents(sdk.ref(ann.db, '.info/serverTimeOffset'))
    await expect.poll(() => connected.values.at(-1)).toBe(true)
    expect(Math.abs(Number(offset.values.at(-1)))).toBeLessThan(5000)
    sdk.goOffline(ann.db)
    await expect.poll(() => connected.values.at(-1)).toBe(false)
    const written = sdk.set(at('offline'), 1)
    sdk.goOnline(ann.db)
    await written

    expect(await valueAt('offline')).toBe(1)
    connected.stop()
    offset.stop()
  })
})

describe('a listener', () => {
  test('that reconnects gets only what it missed', async () => {
    await sdk.set(at(), { a: 1, b: 2 })
    const heard = recordEvents(at('', bob))
    const latest = recordEvents(sdk.query(at('', bob), sdk.orderByValue(), sdk.limitToLast(1)))
    await expect.poll(() => heard.values).toHaveLength(1)
    sdk.goOffline(bob.db)
    await sdk.set(at('c'), 3)
    sdk.goOnline(bob.db)

    await expect.poll(() => heard.values.at(-1)).toEqual({ a: 1, b: 2, c: 3 })
    await expect.poll(() => latest.values.at(-1)).toEqual({ c: 3 })
    heard.stop()
    latest.stop()
  })

  test('of children gets each added, changed, moved and removed child', async () => {
    const told: string[] = []
    const children = sdk.query(at('', bob), sdk.orderByChild('n'))
    const note = (what: string) => (child: sdk.DataSnapshot, previous?: string | null) =>
      void told.push([what, child.key, previous ?? ''].join(' ').trim())
    sdk.onChildAdded(children, note('added'))
    sdk.onChildChanged(children, note('changed'))
    sdk.onChildMoved(children, note('moved'))
    sdk.onChildRemoved(children, note('removed'))
    await sdk.set(at('a'), { n: 1 })
    await sdk.set(at('b'), { n: 2 })
    await sdk.set(at('a/n'), 3)
    await sdk.remove(at('b'))

    await expect.poll(() => told).toEqual(['added a', 'added b a', 'moved a b', 'changed a b', 'removed b'])
    sdk.off(children)
  })
})

test('data can be read by a plain request, as the SDK does', async () => {
  await sdk.set(at(), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
  const read = async (query: string) =>
    (await fetch(`http://${server.host}/${room}.json?ns=brigade&format=export${query}`)).json()

  expect(await read('')).toEqual({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
  expect(await read('&orderBy="n"&startAfter=1&limitToFirst=1')).toEqual({ b: { n: 2 } })
  expect(await read('&orderBy="$key"&endBefore="b"')).toEqual({ a: { n: 1 } })
  expect(await read('&orderBy="n"&startAt=nonsense')).toEqual({ error: expect.stringContaining('JSON') })
})
