import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endConnections } from './end-connections.ts'

/** A server with one open answer, whose client keeps its connection, as load balancers and browsers do. */
async function serveHalf(withinMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  endConnections(app, withinMs)
  const other = Promise.withResolvers<string>()
  app.get('/', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    reply.raw.write('half')
    void other.promise.then((half) => reply.raw.end(half))
  })
  const url = await app.listen({ port: 0, host: 'localhost' })
  const [answer]: IncomingMessage[] = await once(
    get(url, { agent: new Agent({ keepAlive: true }) }),
    'response',
  )
  if (answer === undefined) throw new Error('no answer')
  return { app, answer, finish: (half: string) => other.resolve(half) }
}

test('a server that closes finishes what it has begun to say, and waits no longer', async () => {
  const { app, answer, finish } = await serveHalf(60_000)
  const closing = app.close()
  const said = text(answer)
  finish(' and half')

  expect(await said).toBe('half and half')
  await closing
})

test('what is never finished is cut off', async () => {
  const { app, answer } = await serveHalf(50)
  const said = text(answer)
  await app.close()

  await expect(said).rejects.toThrow('aborted')
})
