import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openRaw } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'

const MESSAGE_SIZE = 400_000

let database: Database
let server: RealtimeServer

beforeAll(async () => {
  database = await openTestDatabase()
  const limits = {
    messageSize: MESSAGE_SIZE,
    messageMs: 200,
    pingMs: 100,
    // Longer than a client on a busy machine takes to answer.
    deafMs: 2000,
    listensPerConnection: 3,
  }
  server = await startRealtime({ database, isOpen: true, realtime: { places: [], limits } })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const closed = async (client: Awaited<ReturnType<typeof openRaw>>) => {
  await expect.poll(client.closed).toBeDefined()
  return client.closed()
}

describe('the greeting', () => {
  test('has the clock, the version, the requested host and a new session', async () => {
    const one = await openRaw(server.host)
    const other = await openRaw(server.host)

    expect(one.heard).toEqual([
      {
        t: 'c',
        d: {
          t: 'h',
          d: { ts: expect.any(Number), v: '5', h: server.host, s: expect.stringMatching(/^.{22}$/) },
        },
      },
    ])
    expect(other.heard).not.toEqual(one.heard)
    one.close()
    other.close()
  })

  test.each(['', 'ns=', 'ns=a.b', 'ns=a&ns=b'])(
    'no namespace: %j is told to stay away for good',
    async (ns) => {
      const client = await openRaw(server.host, `v=5&${ns}`)

      expect(client.heard).toMatchObject([
        { t: 'c', d: { t: 's', d: expect.stringContaining('no realtime') } },
      ])
      expect(await closed(client)).toBe(1008)
    },
  )

  test('a plain request at the websocket’s address gets an answer', async () => {
    expect((await fetch(`http://${server.host}/.ws?v=5&ns=brigade`)).status).toBe(404)
  })
})

describe('messages', () => {
  test('longer ones are split into frames, and never within a character', async () => {
    const client = await openRaw(server.host)
    const text = `${'x'.repeat(16_383)}${'👩‍🍳'.repeat(20_000)}`
    const message = JSON.stringify({ t: 'd', d: { r: 77, a: 'p', b: { p: '/long', d: text } } })
    const frames = message.match(/[^]{1,16383}/gu) ?? []
    client.send(String(frames.length))
    for (const frame of frames) client.send(frame)
    const { d } = await client.ask('g', { p: '/long', q: {} })

    expect(d).toBe(text)
    client.close()
  })

  test('a keepalive, a ping, and invalid numbers of frames', async () => {
    const client = await openRaw(server.host)
    for (const text of ['0', '-1', '0.5', '']) client.send(text)
    client.send('{"t":"c","d":{"t":"p","d":{}}}')
    await client.ask('s', { c: {} })

    expect(client.heard).toContainEqual({ t: 'c', d: { t: 'o', d: null } })
    client.close()
  })

  test.each([
    'nonsense',
    '{"t":"d"}',
    '[]',
    '{"t":"x","d":{}}',
    '{"t":"d","d":{"r":"1","a":"p","b":{}}}',
    'null',
  ])('what is none of the protocol ends the connection: %s', async (text) => {
    const client = await openRaw(server.host)
    client.send(text)

    expect(await closed(client)).toBe(1001)
  })

  test.each([
    ['an announcement of too many frames', ['9999']],
    ['frames that are too long together', ['20', 'x'.repeat(300_000), 'x'.repeat(300_000)]],
    ['a frame that is too long', ['x'.repeat(MESSAGE_SIZE + 1)]],
    ['a frame far too long', ['x'.repeat(MESSAGE_SIZE * 4)]],
  ])('%s ends the connection', async (_name, texts) => {
    const client = await openRaw(server.host)
    for (const text of texts) client.send(text)

    expect(await closed(client)).toBe(1009)
  })

  test('missing frames end it too', async () => {
    const client = await openRaw(server.host)
    client.send('3')
    client.send('one')

    expect(await closed(client)).toBe(1001)
  })

  test('malformed requests are refused, and the connection stays', async () => {
    const client = await openRaw(server.host)
    const asked: readonly (readonly [string, unknown, string])[] = [
      ['zz', {}, 'invalid_request'],
      ['__proto__', {}, 'invalid_request'],
      ['p', {}, 'invalid_request'],
      ['p', { p: '/a.b', d: 1 }, 'invalid_path'],
      ['p', { p: '/.info/connected', d: 1 }, 'invalid_path'],
      ['p', { p: `/${'k'.repeat(769)}`, d: 1 }, 'invalid_path'],
      ['p', { p: '/a/b'.repeat(17), d: 1 }, 'invalid_path'],
      ['p', { p: '/deep', d: JSON.parse('{"a":'.repeat(33) + '1' + '}'.repeat(33)) }, 'invalid_path'],
      ['p', { p: '/a', d: { 'x/y': 1 } }, 'invalid_path'],
      ['p', { p: '/a', d: { '.value': 1, b: 2 } }, 'invalid_data'],
      ['p', { p: '/a', d: { '.value': { b: 1 } } }, 'invalid_data'],
      ['p', { p: '/a', d: { '.sv': 'sandwich' } }, 'invalid_data'],
      ['p', { p: '/a', d: { '.sv': { increment: 'one' } } }, 'invalid_data'],
      ['p', { p: '/a/.priority', d: { b: 1 } }, 'invalid_data'],
      ['m', { p: '/a', d: 1 }, 'invalid_data'],
      ['m', { p: '/a', d: { b: 1, 'b/c': 2 } }, 'invalid_data'],
      ['o', { p: '/a', d: { '#': 1 } }, 'invalid_path'],
      ['q', { p: '/a', h: '', t: 1, q: { l: -1 } }, 'invalid_query'],
      ['q', { p: '/a', h: '', t: 1, q: { l: 1, i: 'a.b' } }, 'invalid_path'],
      ['gauth', { cred: 'nonsense' }, 'invalid_token'],
    ]
    const statuses: string[] = []
    for (const [action, body] of asked) statuses.push((await client.ask(action, body)).s)

    expect(statuses).toEqual(asked.map(([, , status]) => status))
    expect(client.closed()).toBeUndefined()
    client.close()
  })

  test('a connection listens to a limited number of places', async () => {
    const client = await openRaw(server.host)
    const statuses: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'a'])
      statuses.push((await client.ask('q', { p: `/many/${name}`, h: '' })).s)

    expect(statuses).toEqual(['ok', 'ok', 'ok', 'too_many', 'ok'])
    client.close()
  })
})

describe('a transaction', () => {
  test('is refused when the data is no longer what it was made for', async () => {
    const client = await openRaw(server.host)
    await client.ask('p', { p: '/count', d: 1 })

    expect(await client.ask('p', { p: '/count', d: 5, h: '' })).toMatchObject({ s: 'datastale' })
    expect((await client.ask('g', { p: '/count', q: {} })).d).toBe(1)
    expect(await client.ask('p', { p: '/fresh', d: 5, h: '' })).toEqual({ s: 'ok', d: '' })
    client.close()
  })
})

describe('what is pushed', () => {
  test('comes before the answer to the write that caused it, and is not sent to clients that have it', async () => {
    const client = await openRaw(server.host)
    await client.ask('q', { p: '/order', h: '' })
    await client.ask('p', { p: '/order', d: { a: 1 } })

    expect(client.heard.slice(1)).toEqual([
      { t: 'd', d: { r: 1, b: { s: 'ok', d: {} } } },
      { t: 'd', d: { a: 'd', b: { p: 'order', d: { a: 1 } } } },
      { t: 'd', d: { r: 2, b: { s: 'ok', d: '' } } },
    ])
    client.close()
  })
})

describe('a connection that is gone', () => {
  test('without a message: its onDisconnect writes are made after the last keepalive', async () => {
    const socket = connect(Number(server.host.split(':')[1]), '127.0.0.1')
    const key = Buffer.alloc(16).toString('base64')
    socket.write(
      `GET /.ws?v=5&ns=brigade HTTP/1.1\r\nHost: ${server.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    for (const [r, a, b] of [
      [1, 'p', { p: '/here/ann', d: true }],
      [2, 'o', { p: '/here/ann', d: null }],
    ]) {
      const text = Buffer.from(JSON.stringify({ t: 'd', d: { r, a, b } }))
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
    }
    const watcher = await openRaw(server.host)
    await expect.poll(async () => (await watcher.ask('g', { p: '/here/ann', q: {} })).d).toBe(true)
    // It no longer reads, so it answers no ping, while the connection stays open.
    socket.pause()
    await expect.poll(async () => (await watcher.ask('g', { p: '/here/ann', q: {} })).d).toBe(null)
    watcher.close()
    socket.destroy()
  })

  test('and reconnects before the server noticed: the old onDisconnect writes come first', async () => {
    const before = await openRaw(server.host)
    await before.ask('p', { p: '/back/ann', d: 'first' })
    await before.ask('o', { p: '/back/ann', d: null })
    const [greeting] = before.heard
    const { s } = Object(greeting).d.d
    const after = await openRaw(server.host, `v=5&ns=brigade&ls=${s}`)
    await after.ask('p', { p: '/back/ann', d: 'second' })

    expect(await closed(before)).toBe(1001)
    expect((await after.ask('g', { p: '/back/ann', q: {} })).d).toBe('second')
    after.close()
  })

  test('onDisconnect writes can be cancelled, also below an update', async () => {
    const client = await openRaw(server.host)
    await client.ask('o', { p: '/wishes/a', d: 1 })
    await client.ask('om', { p: '/wishes', d: { b: 1, 'c/d': 1, e: { '.sv': 'timestamp' } } })
    await client.ask('oc', { p: '/wishes/a' })
    await client.ask('oc', { p: '/wishes/c' })
    client.close()
    const watcher = await openRaw(server.host)

    await expect
      .poll(async () => (await watcher.ask('g', { p: '/wishes', q: {} })).d)
      .toEqual({ b: 1, e: expect.any(Number) })
    watcher.close()
  })
})
