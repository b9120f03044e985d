import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { BadRequest } from '../http/bad-request.ts'
import type { Channel } from './channel.ts'
import type { ChannelLimits } from './limits.ts'
import { type ChannelHub, registerChannel } from './register-channel.ts'
import { readArrays, TestClient } from './test-client.ts'

interface EchoServer {
  readonly client: TestClient
  readonly channels: readonly Channel[]
  readonly heard: readonly unknown[]
  readonly closed: readonly string[]
  readonly hub: ChannelHub
}

const apps: FastifyInstance[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A server that sends every message straight back. */
async function startEcho(limits: Partial<ChannelLimits> = {}): Promise<EchoServer> {
  const app = Fastify({ forceCloseConnections: true })
  apps.push(app)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof BadRequest ? 400 : 500).send({ error: String(error) }),
  )
  const channels: Channel[] = []
  const heard: unknown[] = []
  const closed: string[] = []
  const hub = registerChannel(app, {
    path: '/echo',
    limits,
    open(channel, handshake) {
      channels.push(channel)
      return {
        message(json) {
          heard.push(json)
          channel.send({ echo: json })
        },
        overflow: (isOneMessage) => heard.push(isOneMessage ? 'one too large' : 'too much'),
        settle: async () => undefined,
        close: () => closed.push(handshake.headers.get('name') ?? 'nobody'),
      }
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { client: new TestClient(`${url}/echo`), channels, heard, closed, hub }
}

describe('a channel', () => {
  test('opens with an unguessable session and tells its keepalive', async () => {
    const { client } = await startEcho()

    const response = await client.open([])
    const text = await response.text()

    const [[id, greeting] = [-1, []]] = readArrays(text)
    expect(id).toBe(0)
    expect(greeting).toEqual(['c', client.sessionId, '', 8, expect.any(Number), 30_000])
    expect(Buffer.from(client.sessionId, 'base64url')).toHaveLength(16)
    expect(response.headers.get('x-http-session-id')).toMatch(/^[\w-]{20,}$/)
  })

  test('numbers what it sends and frames it in ASCII', async () => {
    const { client } = await startEcho()
    await client.open(['é🍋'])

    const response = await client.listen(0, 'poll')
    const text = await response.text()

    expect(text).toMatch(/^\d+\n[\x20-\x7e]*$/)
    expect(readArrays(text)).toEqual([[1, [{ echo: 'é🍋' }]]])
    expect(response.headers.get('x-accel-buffering')).toBe('no')
  })

  test('streams what is sent while the client listens', async () => {
    const { client } = await startEcho()
    await client.open(['a'])
    const hearing = client.hear(0, 3)
    await wait(20)
    await client.send(['b', 'c'], 1)

    const arrays = await hearing

    expect(arrays.map(([, [message]]) => message)).toEqual([{ echo: 'a' }, { echo: 'b' }, { echo: 'c' }])
  })

  test('sends again what a lost back channel may have swallowed, and only that', async () => {
    const { client } = await startEcho()
    await client.open(['a', 'b', 'c'])
    await client.hear(0, 3)

    expect((await client.hear(1, 3)).map(([id]) => id)).toEqual([2, 3])
    expect((await client.hear(0, 3)).map(([id]) => id)).toEqual([2, 3])
  })

  test('answers a post with who listens, the last number and the bytes not acknowledged', async () => {
    const { client } = await startEcho()
    await client.open(['a'])

    expect(await client.send([], 1)).toEqual([0, 1, 18])
    expect(await client.send([], 1, 1)).toEqual([0, 1, 0])
    const hangUp = new AbortController()
    await client.listen(1, undefined, hangUp.signal)
    expect((await client.send([], 1, 1))[0]).toBe(1)
    hangUp.abort()
  })

  test('hears a repeated message once, however often it is repeated', async () => {
    const { client, heard } = await startEcho({ earlyMessages: 1 })
    await client.open(['a'])

    await client.send(['b'], 1)
    await client.send(['b'], 1)
    await client.send(['b', 'c'], 1)
    await client.send(['a', 'b', 'c'], 0)

    expect(heard).toEqual(['a', 'b', 'c'])
  })

  test('hears messages in order when requests overtake each other', async () => {
    const { client, heard } = await startEcho()
    await client.open(['a'])

    await client.send(['c'], 2)
    await client.send(['b'], 1)

    expect(heard).toEqual(['a', 'b', 'c'])
  })

  test('lets only so many messages wait for a missing one', async () => {
    const { client } = await startEcho({ earlyMessages: 2 })
    await client.open()

    await expect(client.send(['b', 'c', 'd'], 1)).rejects.toThrow('message 0 is missing')
  })

  test('says something now and then, so that nobody on the way hangs up', async () => {
    const { client } = await startEcho({ keepaliveMs: 20 })
    await client.open()

    expect(await client.hear(0, 3)).toEqual([
      [1, ['noop']],
      [2, ['noop']],
      [3, ['noop']],
    ])
  })

  test('holds a poll until there is something to say', async () => {
    const { client, channels } = await startEcho()
    await client.open()
    const polling = client.listen(0, 'poll')
    await wait(20)
    channels[0]?.send('now')

    expect(readArrays(await (await polling).text())).toEqual([[1, ['now']]])
  })

  test('ends a back channel that has carried enough, and goes on in the next', async () => {
    const { client, channels } = await startEcho({ backChannelBytes: 1000 })
    await client.open()
    const [channel] = channels
    for (let n = 0; n < 10; n++) channel?.send('x'.repeat(400))

    const first = readArrays(await (await client.listen(0)).text())
    const second = readArrays(await (await client.listen(3)).text())

    expect(first.map(([id]) => id)).toEqual([1, 2, 3])
    expect(second.map(([id]) => id)).toEqual([4, 5, 6])
  })

  test('ends a back channel that is old, and never an empty one', async () => {
    const { client } = await startEcho({ backChannelMs: 30 })
    await client.open()

    expect(readArrays(await (await client.listen(0)).text())).toEqual([[1, ['noop']]])
  })

  test('gives the way to the newest back channel', async () => {
    const { client, channels } = await startEcho()
    await client.open()
    const old = await client.listen(0)
    const hearing = client.hear(1, 3)
    await old.text()
    channels[0]?.send('for the new one')

    expect((await hearing).at(-1)).toEqual([3, ['for the new one']])
  })

  test('forgets a session that nobody listens to', async () => {
    const { client, closed } = await startEcho({ unheardMs: 30 })
    await client.open([], 'Name:ada\r\n')
    await wait(60)

    expect(closed).toEqual(['ada'])
    await expect(client.send(['b'], 0)).rejects.toThrow('Unknown SID')
  })

  test('drops a client that does not keep up', async () => {
    const { client, channels, closed } = await startEcho({ unackedBytes: 1000 })
    await client.open()
    for (let n = 0; n < 5; n++) channels[0]?.send('x'.repeat(400))

    expect(closed).toEqual(['nobody'])
    expect((await client.listen(0)).status).toBe(400)
  })

  test('lets who has much to send wait until the client has taken it', async () => {
    const { client, channels } = await startEcho({ slowBytes: 1000 })
    await client.open()
    const [channel] = channels
    channel?.send('x'.repeat(900))
    expect(channel?.room()).toBeUndefined()
    channel?.send('x'.repeat(900))
    let isRoom = false
    void channel?.room()?.then(() => (isRoom = true))
    await wait(20)
    expect(isRoom).toBe(false)

    await client.send([], 0, 1)
    await wait(5)

    expect(isRoom).toBe(true)
  })

  test('ends when the client says so', async () => {
    const { client, closed } = await startEcho()
    await client.open()

    const response = await client.terminate()

    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(closed).toHaveLength(1)
    expect((await client.listen(0)).status).toBe(400)
  })

  test('delivers what was said before the end, and hears nothing after it', async () => {
    const { client, channels, heard } = await startEcho()
    await client.open()
    channels[0]?.send('last')
    channels[0]?.end()
    await client.send(['too late'], 0)

    expect(await client.hear(0, 1)).toEqual([[1, ['last']]])
    expect(heard).toEqual([])
  })

  test('names an unknown session in the words the client looks for', async () => {
    const { client } = await startEcho()
    client.sessionId = 'made-up'

    const response = await client.listen(0)

    expect(response.status).toBe(400)
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0)
  })

  test('refuses acknowledgements of what was never sent', async () => {
    const { client } = await startEcho()
    await client.open(['a'])

    expect((await client.listen(7)).status).toBe(400)
  })

  test('says goodbye to everyone and takes nobody new when it is drained', async () => {
    const { client, hub } = await startEcho()
    await client.open()
    const hearing = client.listen(0)
    await wait(20)

    await hub.drain('goodbye')

    expect(readArrays(await (await hearing).text()).at(-1)).toEqual([2, ['goodbye']])
    expect((await new TestClient(client.url).open()).status).toBe(503)
  })
})

describe('a form that is too long', () => {
  test('is taken as far as its messages came whole, and the channel is told of the rest', async () => {
    const { client, heard } = await startEcho({ bodyBytes: 1_000 })
    await client.open()
    await client.send(['a', 'b', 'x'.repeat(1_000), 'c'], 0)
    await client.send(['x'.repeat(1_000)], 4)

    expect(heard).toEqual(['a', 'b', 'too much', 'one too large'])
  })

  test('opens no channel', async () => {
    const { client } = await startEcho({ bodyBytes: 1_000 })

    expect((await client.open(['x'.repeat(1_000)])).status).toBe(400)
  })
})

describe('strangers', () => {
  test('who guesses at sessions finds none', async () => {
    const { client } = await startEcho()
    await client.open()
    const real = client.sessionId
    const statuses = new Set<number>()
    for (const guess of ['', 'x', real.slice(1), `${real}a`, real.toLowerCase(), '../', '__proto__', '%00']) {
      client.sessionId = guess
      statuses.add((await client.listen(0)).status)
    }

    expect([...statuses]).toEqual([400])
    expect(Buffer.from(real, 'base64url')).toHaveLength(16)
  })

  test('one address may open so many channels, and another one when one of them ends', async () => {
    const { client } = await startEcho({ channelsPerAddress: 2 })
    const statuses = [
      (await client.open()).status,
      (await client.open()).status,
      (await client.open()).status,
    ]
    expect(statuses).toEqual([200, 200, 429])

    const next = await startEcho({ channelsPerAddress: 1 })
    await next.client.open()
    await next.client.terminate()
    expect((await next.client.open()).status).toBe(200)
  })
})
