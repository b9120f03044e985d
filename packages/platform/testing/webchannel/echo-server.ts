import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { BadRequest } from '../../src/http/bad-request.ts'
import type { Channel } from '../../src/webchannel/channel.ts'
import { CHANNEL_LIMITS, type ChannelLimits } from '../../src/webchannel/limits.ts'
import { type ChannelHub, registerChannel } from '../../src/webchannel/register-channel.ts'
import { createConnectionTurns } from '../../src/webchannel/turns.ts'
import { TestClient } from './test-client.ts'

/** A server, a client of it, and what the server noticed. */
export interface EchoServer {
  readonly client: TestClient
  readonly channels: readonly Channel[]
  readonly heard: readonly unknown[]
  readonly closed: readonly string[]
  readonly hub: ChannelHub
}

/** A server that sends every message straight back, until the test is over. */
export async function startEcho(limits: Partial<ChannelLimits> = {}): Promise<EchoServer> {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof BadRequest ? 400 : 500).send({ error: String(error) }),
  )
  const channels: Channel[] = []
  const heard: unknown[] = []
  const closed: string[] = []
  const hub = registerChannel(app, {
    path: '/echo',
    limits,
    turns: createConnectionTurns(limits.turnMs ?? CHANNEL_LIMITS.turnMs),
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
