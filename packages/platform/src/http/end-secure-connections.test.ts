import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:http2'
import { Agent, get } from 'node:https'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { endSecureConnections } from './end-secure-connections.ts'

let certificate: { readonly key: string; readonly cert: string }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-certificate-'))
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  const files = ['-keyout', keyPath, '-out', certPath]
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    ...files,
  ])
  certificate = { key: await readFile(keyPath, 'utf8'), cert: await readFile(certPath, 'utf8') }
  await rm(folder, { recursive: true })
})

/** A server of both protocols over TLS, whose answers wait until they are released. */
async function serve(withinMs: number) {
  const https = { ...certificate, allowHTTP1: true }
  const app = Fastify({ http2: true, https, forceCloseConnections: false })
  app.addHook('preClose', endSecureConnections(app.server, withinMs))
  const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  app.get('/slow', () => {
    arrived.resolve()
    return answer.promise
  })
  app.get('/quick', () => 'at once')
  const url = await app.listen({ port: 0, host: 'localhost' })
  return { app, url, arrived: arrived.promise, answer: (words: string) => answer.resolve(words) }
}

const trusting = { rejectUnauthorized: false }

const protocols = {
  'HTTP/2': (url: string) => {
    const session = connect(url, trusting)
    session.on('error', () => undefined)
    return {
      ask: async (path: string) => text(session.request({ ':path': path })),
      leave: () => session.destroy(),
    }
  },
  'HTTP/1.1': (url: string) => {
    const agent = new Agent({ keepAlive: true, ...trusting })
    return {
      ask: async (path: string) => {
        const asking = get(`${url}${path}`, { agent })
        const [answer] = await once(asking, 'response')
        return text(answer)
      },
      leave: () => agent.destroy(),
    }
  },
}

describe.each(Object.entries(protocols))('over TLS and %s a server that closes', (_name, open) => {
  test('gives the answers that it has not begun yet, and waits no longer', async () => {
    const { app, url, arrived, answer } = await serve(60_000)
    const client = open(url)
    expect(await client.ask('/quick')).toBe('at once')
    const asked = client.ask('/slow')
    await arrived
    const closing = app.close()
    setTimeout(() => answer('after all'), 100)
    expect(await asked).toBe('after all')
    await closing
    client.leave()
  })

  test('does not wait for who only keeps a connection', async () => {
    const { app, url } = await serve(60_000)
    const client = open(url)
    expect(await client.ask('/quick')).toBe('at once')
    await app.close()
    client.leave()
  })

  test('cuts off what is never finished', async () => {
    const { app, url, arrived } = await serve(50)
    const client = open(url)
    const asked = client.ask('/slow').catch(() => '')
    await arrived
    await app.close()
    expect(await asked).toBe('')
    client.leave()
  })
})
