import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageClient } from '../testing/files/storage-client.ts'
import { openRaw } from '../testing/realtime/raw-client.ts'
import { TestClient } from '../testing/webchannel/test-client.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { openRestClient, ROOT } from './rest-client.ts'

/** More than one address may have anywhere else. */
const MANY_CHANNELS = 2_001
const MANY_CONNECTIONS = 201

let server: ServerProcess

beforeAll(async () => {
  server = await startConformance()
})

afterAll(async () => server.stop())

describe('one address at an open server', () => {
  test('may open any number of channels', async () => {
    const url = `http://${server.host}/google.firestore.v1.Firestore/Listen/channel`
    const statuses = new Set<number>()
    for (let n = 0; n < MANY_CHANNELS; n += 1) statuses.add((await new TestClient(url).open()).status)

    expect([...statuses]).toEqual([200])
  })

  test('may make any number of connections', async () => {
    const clients = await Promise.all(
      Array.from({ length: MANY_CONNECTIONS }, async () => openRaw(server.host)),
    )

    expect(clients.filter((client) => client.closed() !== undefined)).toEqual([])
    clients.forEach((client) => client.close())
  })
})

test.each(['accounts', 'databases/(default)/documents'])(
  'the %s are emptied for whoever announces JSON and sends none',
  async (what) => {
    const url = `http://${server.host}/emulator/v1/projects/brigade/${what}`
    const headers = { 'content-type': 'application/json' }
    const bodies: readonly RequestInit[] = [{}, { body: '' }, { body: '{}' }]
    const answers = bodies.map(async (body) => fetch(url, { method: 'DELETE', headers, ...body }))

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
  },
)

test('emptying one database leaves the others', async () => {
  const base = `http://${server.host}/v1/projects/demo-one/databases/(default)/documents`
  const other = base.replace('demo-one', 'demo-two')
  const body = JSON.stringify({ fields: {} })
  for (const address of [base, other]) {
    await fetch(`${address}/kept?documentId=a`, { method: 'POST', body })
  }
  const emptied = base.replace('/v1/', '/emulator/v1/')
  await fetch(emptied, { method: 'DELETE' })

  const left = await Promise.all([base, other].map(async (address) => fetch(`${address}/kept/a`)))
  expect(left.map(({ status }) => status)).toEqual([404, 200])
  expect(await left[1]?.json()).toMatchObject({
    name: 'projects/demo-two/databases/(default)/documents/kept/a',
  })
})

test('an upload in the name of somebody who cannot be is refused', async () => {
  const token = new UnsecuredJWT({}).setSubject('a\u0000b').encode()

  expect((await storageClient(`http://${server.host}`, token).put('name', 'bytes')).status).toBe(401)
})

test.each([
  ['/emulator/v1/projects/brigade:securityRules', { rules: { files: [{ content: 'of no use' }] } }],
  ['/internal/setRules', { rules: { files: [{ name: 'storage.rules', content: 'of no use' }] } }],
])('rules are taken at %s, and change nothing', async (path, rules) => {
  const answer = await fetch(`http://${server.host}${path}`, { method: 'PUT', body: JSON.stringify(rules) })
  expect(answer.status).toBe(200)
})

test('the owner calls at the documents’ own addresses', async () => {
  const headers = { authorization: 'Bearer owner' }
  const client = openRestClient(server.host)
  const update = { name: `${ROOT}/owned/a`, fields: {} }
  const asked = [
    await client.ask('commit', { writes: [{ update }] }, headers),
    await client.ask('batchGet', { documents: [update.name] }, headers),
    await client.ask('runQuery', { structuredQuery: { from: [{ collectionId: 'owned' }] } }, headers),
  ]
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('rules for realtime data are taken, and change nothing', async () => {
  const url = `http://${server.host}/.settings/rules.json?ns=brigade`
  const body = '{ "rules": { ".read": false, ".write": false } } // of no use where everything is open'
  const answer = await fetch(url, { method: 'PUT', headers: { authorization: 'Bearer owner' }, body })
  const client = await openRaw(server.host)
  const written = await client.ask('p', { p: '/after', d: 1 })
  client.close()

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(written.s).toBe('ok')
})
