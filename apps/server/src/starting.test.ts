import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newKitchenClient, post } from '../testing/kitchen-client.ts'
import { refusedStart, type ServerProcess, startProcess } from '../testing/server-process.ts'

/** Servers and databases are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-start-'))
  // Left by a process that is no more: its number is taken, its birth is not.
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: 1, born: 'another time' }))
  server = await startProcess({ BRIGADE_DATA: folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a server that cannot start says so in one sentence', () => {
  test.each([
    ['a port that is none', () => ({ PORT: 'eighty' }), 'PORT is "eighty" but must be'],
    ['a data folder in use', () => ({ BRIGADE_DATA: folder }), `another server uses it (process `],
    [
      'a data folder that is a file',
      () => ({ BRIGADE_DATA: '/dev/null/data' }),
      'but cannot be written: ENOTDIR',
    ],
    [
      'a database that does not answer',
      () => ({ BRIGADE_DATA: `${folder}-url`, DATABASE_URL: 'postgres://cook:pass%20word@127.0.0.1:1/x' }),
      'DATABASE_URL names a database that does not answer: connect ECONNREFUSED',
    ],
    [
      'a port in use',
      () => ({ BRIGADE_DATA: `${folder}-port`, PORT: new URL(server.url).port }),
      'but the server cannot listen there: listen EADDRINUSE',
    ],
  ])('%s', async (_name, settings, words) => {
    const { code, said } = await refusedStart(settings())
    await rm(`${folder}-url`, { recursive: true, force: true })
    await rm(`${folder}-port`, { recursive: true, force: true })

    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).toMatch(/^[^\n]+\.\n$/u)
    expect(said).not.toContain('word@')
  })
})

describe('a server that runs', () => {
  test('is healthy, logs without secrets, and stops in time on SIGTERM', async () => {
    const healthy = await fetch(`${server.url}/healthz`)
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }])

    const { token } = await newKitchenClient(server.url)
    const secrets = { email: 'ines@example.com', password: 'a quiet kitchen 7' }
    await post(`${server.url}/identity/v1/accounts:signUp?key=brigade`, secrets, token)
    await fetch(`${server.url}/invite/opens-the-kitchen?oobCode=opens-the-account`)
    const begun = Date.now()
    expect(await server.stop()).toBe(0)

    expect(Date.now() - begun).toBeLessThan(10_000)
    const logged = server.lines.filter((line) => line.startsWith('{'))
    expect(logged.map((line) => typeof JSON.parse(line))).toContain('object')
    const said = server.lines.join('\n')
    for (const secret of [token, ...Object.values(secrets), 'opens-the-kitchen', 'opens-the-account'])
      expect(said).not.toContain(secret)
    expect(said).toContain('/invite/[hidden]')
  })
})
