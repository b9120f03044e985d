import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as sdk from 'firebase/database'
import type { Database } from '../database/database.ts'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'
import { openRaw } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'
import { recordEvents, openClient, type SdkClient } from '../../testing/realtime/sdk-client.ts'

const realtime = { places: [], limits: { beatMs: 200, lostMs: 600 } }

describe('two processes', () => {
  let engine: SharedDatabase
  let elsewhere: Database
  let here: RealtimeServer
  let there: RealtimeServer
  let ann: SdkClient
  let bob: SdkClient
  let rooms = 0
  let room: string

  beforeAll(async () => {
    engine = await openSharedDatabase()
    elsewhere = await engine.openAnother()
    here = await startRealtime({ database: engine.database, isOpen: true, realtime })
    there = await startRealtime({ database: elsewhere, isOpen: true, realtime })
    ann = openClient(here.url)
    bob = openClient(there.url)
  })
  afterAll(async () => {
    await ann.close()
    await bob.close()
    await here.close()
    await there.close()
    await elsewhere.close()
    await engine.close()
  })
  beforeEach(() => {
    rooms += 1
    room = `room${rooms}`
  })

  test('a listener at one process gets the writes of the other, and both end with the same data', async () => {
    const heard = [ann, bob].map(({ db }) => recordEvents(sdk.ref(db, room)))
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const { db } = n % 2 === 0 ? ann : bob
        return n % 3 === 0
          ? sdk.update(sdk.ref(db, room), { same: n, [`k${n % 7}/n`]: sdk.increment(1) })
          : sdk.set(sdk.ref(db, `${room}/k${n % 5}`), { n })
      }),
    )
    const raw = await openRaw(here.host)
    const inEnd = async () => [
      (await raw.ask('g', { p: `/${room}`, q: {} })).d,
      ...heard.map(({ values }) => values.at(-1)),
    ]

    // Each process sees its own writes at once and the other's a moment later.
    await expect.poll(async () => new Set((await inEnd()).map((value) => JSON.stringify(value))).size).toBe(1)
    heard.forEach(({ stop }) => stop())
  })

  test.each([
    ['a NUL', '%00'],
    ['too much', 'x'.repeat(9000)],
  ])('a last session that is %s ends nothing, neither a session nor the process', async (_, last) => {
    const raw = await openRaw(here.host, `v=5&ns=brigade&ls=${last}`)
    expect(await raw.ask('g', { p: `/${room}`, q: {} })).toMatchObject({ s: 'ok' })
    raw.close()
  })

  test('transactions at both count every step', async () => {
    const count = ({ db }: SdkClient) => sdk.ref(db, `${room}/count`)
    await Promise.all(
      [ann, bob].flatMap((client) =>
        Array.from({ length: 10 }, () => sdk.runTransaction(count(client), (n) => (n ?? 0) + 1)),
      ),
    )

    await expect.poll(async () => (await sdk.get(count(bob))).val()).toBe(20)
  })

  test('when a client reconnects at another process, its old connection is ended first', async () => {
    const before = await openRaw(here.host)
    await before.ask('o', { p: `/${room}`, d: 'ended' })
    const { s } = Object(before.heard[0]).d.d
    const after = await openRaw(there.host, `v=5&ns=brigade&ls=${s}`)

    await expect.poll(async () => (await after.ask('g', { p: `/${room}`, q: {} })).d).toBe('ended')
    await expect.poll(before.closed).toBe(1001)
    after.close()
  })

  test('when a process dies, another one makes the onDisconnect writes of its clients', async () => {
    // Only the database knows this process: it died without a message.
    await elsewhere.query(
      `insert into realtime_on_disconnect (session, process, action, path, data, caller)
         values ('s', 'dead', 'o', $1, '"done"', '{"uid":null,"isGuest":false,"email":null,"isEmailVerified":false,"claims":{}}')`,
      [`brigade/${room}`],
    )

    await expect.poll(async () => (await sdk.get(sdk.ref(ann.db, room))).val()).toBe('done')
  })

  test('a process that was assumed dead makes its clients reconnect', async () => {
    const client = await openRaw(here.host)
    await engine.database.query('delete from realtime_process')

    await expect.poll(client.closed).toBe(1001)
    expect(client.heard.at(-1)).toEqual({ t: 'c', d: { t: 'r', d: here.host } })
  })

  test('a process that missed more changes than the log has reads everything again', async () => {
    const big = 'x'.repeat(300_000)
    const late = await startRealtime({ database: elsewhere, isOpen: true, realtime })
    const heard = recordEvents(sdk.ref(openClient(late.url).db, room))
    for (let n = 0; n < 6; n += 1) await sdk.set(sdk.ref(ann.db, `${room}/k${n}`), `${n}${big}`)
    await sdk.set(sdk.ref(ann.db, `${room}/last`), true)

    await expect.poll(() => Object.keys(Object(heard.values.at(-1)))).toHaveLength(7)
    expect(await elsewhere.query('select 1 from realtime_snapshot where number > 0')).toHaveLength(1)
    heard.stop()
    await late.close()
  })
})

describe('a restart', () => {
  test('keeps the data, and ends the connections that were there before', async () => {
    const engine = await openSharedDatabase()
    const first = await startRealtime({ database: engine.database, isOpen: true, realtime })
    const client = await openRaw(first.host)
    await client.ask('p', { p: '/', d: { kept: { '.value': 1, '.priority': 'p' }, gone: true } })
    await client.ask('o', { p: '/gone', d: null })
    await first.close()
    expect(client.heard.at(-1)).toEqual({ t: 'c', d: { t: 'r', d: first.host } })

    const second = await startRealtime({ database: engine.database, isOpen: true, realtime })
    const again = await openRaw(second.host)
    expect((await again.ask('g', { p: '/', q: {} })).d).toEqual({ kept: { '.value': 1, '.priority': 'p' } })
    await second.close()
    await engine.close()
  })
})
