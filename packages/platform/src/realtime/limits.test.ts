import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openRaw } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'

let database: Database
let server: RealtimeServer

beforeAll(async () => {
  database = await openTestDatabase()
  const limits = {
    connectionsPerAddress: 4,
    messagesPerSecond: 50,
    waitingMessages: 20,
    unreadBytes: 200_000,
    treeBytes: 2_000_000,
    onDisconnectsPerConnection: 2,
  }
  server = await startRealtime({ database, isOpen: true, realtime: { places: [], limits } })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** A client that never reads: its frames are written by hand. */
function openDeaf(...requests: readonly object[]): Socket {
  const socket = connect(Number(server.host.split(':')[1]), '127.0.0.1')
  socket.write(
    `GET /.ws?v=5&ns=brigade HTTP/1.1\r\nHost: ${server.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  for (const [at, request] of requests.entries()) {
    const text = Buffer.from(JSON.stringify({ t: 'd', d: { r: at + 1, ...request } }))
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
  }
  return socket.pause()
}

test('writes, refusals and connections are counted', async () => {
  const before = server.platform.counts().realtime
  const client = await openRaw(server.host)
  await client.ask('p', { p: '/counted', d: 1 })
  await client.ask('p', { p: '/counted', d: 2, h: 'another' })
  const after = server.platform.counts().realtime

  expect([after.writes - before.writes, after.failedWrites - before.failedWrites]).toEqual([1, 1])
  expect(after.sessions).toBe(before.sessions + 1)
  client.close()
  await expect.poll(() => server.platform.counts().realtime.sessions).toBe(before.sessions)
})

describe('limits', () => {
  test('the connections of an address are limited, and a new one may open when another closes', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => openRaw(server.host)))
    expect((await openRaw(server.host)).closed()).toBeDefined()
    clients.forEach((client) => client.close())
    await expect
      .poll(async () => {
        const client = await openRaw(server.host)
        client.close()
        return client.closed()
      })
      .toBeUndefined()
  })

  test('a client that sends too fast is read more slowly, and loses nothing', async () => {
    const client = await openRaw(server.host)
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, n) => client.ask('p', { p: '/haste', d: n })),
    )

    expect(new Set(answers.map(({ s }) => s))).toEqual(new Set(['ok']))
    expect((await client.ask('g', { p: '/haste', q: {} })).d).toBe(129)
    client.close()
  })

  test('a client that does not read is dropped, and the others continue', async () => {
    const writer = await openRaw(server.host)
    await writer.ask('p', { p: '/here', d: true })
    const deaf = openDeaf({ a: 'o', b: { p: '/here', d: null } }, { a: 'q', b: { p: '/flood', h: '' } })
    await expect
      .poll(
        async () => {
          await writer.ask('p', { p: '/flood', d: `${Math.random()}${'x'.repeat(400_000)}` })
          return (await writer.ask('g', { p: '/here', q: {} })).d
        },
        { timeout: 20_000 },
      )
      .toBe(null)
    writer.close()
    deaf.destroy()
  })

  test('the size of all data and of writes for the end of a session is limited', async () => {
    const client = await openRaw(server.host)
    const big = 'x'.repeat(900_000)
    const statuses = [
      (await client.ask('p', { p: '/flood', d: null })).s,
      (await client.ask('p', { p: '/one', d: big })).s,
      (await client.ask('p', { p: '/two', d: big })).s,
      (await client.ask('p', { p: '/three', d: big })).s,
      (await client.ask('p', { p: '/two', d: null })).s,
      (await client.ask('p', { p: '/three', d: big })).s,
      (await client.ask('o', { p: '/a', d: 1 })).s,
      (await client.ask('o', { p: '/b', d: 1 })).s,
      (await client.ask('o', { p: '/b', d: 2 })).s,
      (await client.ask('o', { p: '/c', d: 1 })).s,
    ]

    expect(statuses).toEqual(['ok', 'ok', 'ok', 'too_big', 'ok', 'ok', 'ok', 'ok', 'too_many', 'too_many'])
    client.close()
  })
})
