import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../testing/database/postgres-server.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'
import { openBalancer } from './test-balancer.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** Servers and databases are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const NAME = 'projects/brigade/databases/(default)/documents'

let postgres: PostgresServer
let servers: ServerProcess[]
let browser: TestBrowser

beforeAll(async () => {
  postgres = await startPostgresServer()
  servers = await Promise.all([0, 1, 2].map(startServer))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await Promise.all(servers.map(async (server) => server.stop()))
  await postgres.close()
})

async function startServer(): Promise<ServerProcess> {
  return startConformance({ DATABASE_URL: postgres.url })
}

async function commit(server: ServerProcess, path: string, n: number): Promise<string> {
  const response = await fetch(`http://${server.host}/v1/${NAME}:commit`, {
    method: 'POST',
    body: JSON.stringify({
      writes: [{ update: { name: `${NAME}/${path}`, fields: { n: { integerValue: n } } } }],
    }),
  })
  const { commitTime }: { commitTime: string } = await response.json()
  return commitTime
}

/** A page that listens to a collection and keeps in `seen` what the server has shown of it. */
async function listen(host: string, name: string): Promise<Page> {
  const page = await browser.openPage()
  await page.evaluate(
    ({ address, c }) => {
      globalThis.db = sdk.openStore({ host: address })
      globalThis.seen = []
      sdk.onSnapshot(sdk.collection(db, c), { includeMetadataChanges: true }, (snapshot) => {
        if (!snapshot.metadata.fromCache) seen.push(snapshot.docs.map(({ id }) => id).join())
      })
    },
    { address: host, c: name },
  )
  await expect.poll(async () => page.evaluate(() => seen.length)).toBeGreaterThan(0)
  return page
}

const lastSeen = async (page: Page) => page.evaluate(() => seen.at(-1))

describe('several processes on one PostgreSQL', () => {
  test('a listener on one sees what another commits', async () => {
    const name = freshCollection()
    const [one, two, three] = servers
    if (one === undefined || two === undefined || three === undefined) throw new Error('three must run')
    const page = await listen(one.host, name)
    await commit(two, `${name}/a`, 1)
    await commit(three, `${name}/b`, 1)

    await expect.poll(async () => lastSeen(page)).toBe('a,b')
    await page.close()
  })

  test('versions rise whichever process commits', async () => {
    const name = freshCollection()
    const times: string[] = []
    for (let n = 0; n < 12; n++) {
      const server = servers[n % servers.length]
      if (server !== undefined) times.push(await commit(server, `${name}/a`, n))
    }

    expect(times).toEqual([...new Set(times)].sort())
  })

  test('a channel that reaches another process is opened anew, and nothing is missed', async () => {
    const name = freshCollection()
    const [one, two] = servers
    if (one === undefined || two === undefined) throw new Error('two must run')
    const balancer = await openBalancer([one.host])
    const page = await listen(balancer.host, name)
    balancer.route([two.host])
    await page.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'moved'), { n: 1 }), name)
    await commit(one, `${name}/of-another`, 1)

    await expect.poll(async () => lastSeen(page), { timeout: 20_000 }).toBe('moved,of-another')
    await page.close()
    balancer.close()
  })

  test('a client from before the log begins starts anew, and forgets what is gone', async () => {
    const name = freshCollection()
    const [one] = servers
    if (one === undefined) throw new Error('one must run')
    await commit(one, `${name}/kept`, 1)
    await commit(one, `${name}/gone`, 1)
    const page = await listen(one.host, name)
    await page.evaluate(async () => sdk.disableNetwork(db))
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    await fetch(`http://${one.host}/v1/${NAME}:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes: [{ delete: `${NAME}/${name}/gone` }] }),
    })
    await client.query('delete from document_changes')
    await client.query('update document_clock set trimmed_to = version')
    await client.end()
    await page.evaluate(async () => sdk.enableNetwork(db))

    await expect.poll(async () => lastSeen(page), { timeout: 20_000 }).toBe('kept')
    await page.close()
  })

  test('a rolling restart under load loses no write and no listener', async () => {
    const name = freshCollection()
    const balancer = await openBalancer(servers.map(({ host }) => host))
    const [reader, writer] = [await listen(balancer.host, name), await listen(balancer.host, name)]
    const writing = writer.evaluate(async (c) => {
      const kept: string[] = []
      const pending = Array.from({ length: 150 }, async (_, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 20))
        const id = `d${String(n).padStart(3, '0')}`
        await sdk.setDoc(sdk.doc(db, c, id), { n })
        kept.push(id)
      })
      await Promise.all(pending)
      return kept.sort()
    }, name)
    for (let at = 0; at < servers.length; at++) {
      const leaving = servers[at]
      balancer.route(servers.filter((server) => server !== leaving).map(({ host }) => host))
      expect(await leaving?.stop()).toBe(0)
      servers[at] = await startServer()
      balancer.route(servers.map(({ host }) => host))
    }
    const kept = await writing

    expect(kept).toHaveLength(150)
    await expect.poll(async () => lastSeen(reader), { timeout: 20_000 }).toBe(kept.join())
    await reader.close()
    await writer.close()
    balancer.close()
  })
})
