import { get, ref } from 'firebase/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'
import { openClient } from '../../testing/realtime/sdk-client.ts'

let database: Database
let server: RealtimeServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startRealtime({ database })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

type Sending = Readonly<Pick<RequestInit, 'method' | 'headers'>> & { readonly data?: unknown }

async function send(path: string, { data, ...init }: Sending = {}, { host } = server) {
  const answer = await fetch(`http://${host}/${path}`, {
    ...init,
    ...(data !== undefined && { body: typeof data === 'string' ? data : JSON.stringify(data) }),
  })
  const said = await answer.text()
  return { status: answer.status, json: said === '' ? undefined : JSON.parse(said) }
}

const read = async (path: string) => (await send(`${path}.json?ns=brigade`)).json

describe('data is prepared by plain requests at a test server:', () => {
  test('written, changed in part and removed', async () => {
    const data = { title: 'Küche', at: { deep: true }, '.priority': 3 }
    const put = await send('r1.json?ns=brigade', { method: 'PUT', data })
    expect(put).toEqual({ status: 200, json: { title: 'Küche', at: { deep: true } } })
    const client = openClient(server.url)
    const seen = await get(ref(client.db, 'r1'))
    expect([seen.val(), seen.priority]).toEqual([{ title: 'Küche', at: { deep: true } }, 3])

    const change = { title: null, 'at/more': 1 }
    expect(await send('r1.json?ns=brigade', { method: 'PATCH', data: change })).toEqual({
      status: 200,
      json: change,
    })
    expect(await read('r1')).toEqual({ at: { deep: true, more: 1 } })
    expect((await send('r1/at.json?ns=brigade&format=export')).json).toEqual({ deep: true, more: 1 })
    expect(await send('r1.json?ns=brigade', { method: 'DELETE' })).toEqual({ status: 200, json: null })
    expect((await get(ref(client.db, 'r1'))).exists()).toBe(false)
    await client.close()
  })

  test('added under keys in the order of creation', async () => {
    const names: string[] = []
    for (const data of ['one', 'two', 'three']) {
      const { json } = await send('list.json?ns=brigade', { method: 'POST', data: JSON.stringify(data) })
      names.push(json.name)
    }
    expect(new Set(names.map((name) => /^-[\w-]{19}$/.test(name)))).toEqual(new Set([true]))
    expect(Object.entries(await read('list'))).toEqual([
      [names[0], 'one'],
      [names[1], 'two'],
      [names[2], 'three'],
    ])
  })

  test('with server values, and with lists', async () => {
    const data = { at: { '.sv': 'timestamp' }, steps: ['wash', 'peel'] }
    const { json } = await send('filled.json?ns=brigade', { method: 'PUT', data })
    expect(json).toEqual({ at: expect.any(Number), steps: ['wash', 'peel'] })
    expect(await read('filled')).toEqual(json)
  })

  test('at the root, and without an answer', async () => {
    const put = await send('.json?ns=brigade&print=silent', { method: 'PUT', data: { only: 1 } })
    expect(put).toEqual({ status: 204, json: undefined })
    expect(await send('only.json?ns=brigade&print=silent')).toEqual({ status: 204, json: undefined })
    expect(await read('')).toEqual({ only: 1 })
  })

  test('by a caller with a token in the address or in a header', async () => {
    const { token } = await server.signUp()
    const asked = async (auth: string, headers = {}) =>
      (await send(`who.json?ns=brigade${auth}`, { method: 'PUT', data: '1', headers })).status
    expect(await asked('', { authorization: 'Bearer owner' })).toBe(200)
    expect(await asked('&auth=owner')).toBe(200)
    expect(await asked(`&auth=${token}`)).toBe(200)
    expect(await asked('', { authorization: `Bearer ${token}` })).toBe(200)
    expect(await asked('', { authorization: 'Bearer nonsense' })).toBe(401)
    expect(await asked('&auth=nonsense')).toBe(401)
  })

  test.each([
    ['PUT', 'x.json?ns=brigade', 'nonsense', 400],
    ['PUT', 'x.json?ns=brigade', '', 400],
    ['PUT', 'x.json?ns=brigade', { 'a.b': 1 }, 400],
    ['PUT', 'a.b/x.json?ns=brigade', 1, 400],
    ['PATCH', 'x.json?ns=brigade', '1', 400],
    ['PATCH', 'x.json?ns=brigade', { a: 1, 'a/b': 2 }, 400],
    ['PUT', 'x.json?ns=a.b', '1', 404],
  ] as const)('and refused in words when it makes no sense: %s %s %j', async (method, path, data, status) => {
    const answer = await send(path, { method, data })
    expect(answer).toEqual({ status, json: { error: expect.any(String) } })
  })

  test('from pages of other origins too', async () => {
    const { headers } = await fetch(`http://${server.host}/x.json?ns=brigade`, {
      method: 'OPTIONS',
      headers: { origin: 'http://elsewhere.test', 'access-control-request-method': 'PUT' },
    })
    expect(headers.get('access-control-allow-methods')).toContain('PUT')
  })
})

test.each(['PUT', 'PATCH', 'POST', 'DELETE'])('nowhere else: %s', async (method) => {
  const places = [{ path: 'open', read: () => true, write: () => true }]
  const other = await openTestDatabase()
  const closed = await startRealtime({ database: other, realtime: { places } })
  const headers = { authorization: 'Bearer owner' }
  expect((await send('open.json?ns=brigade', { method, data: '{}', headers }, closed)).status).toBe(404)
  expect(await send('open.json?ns=brigade', {}, closed)).toEqual({ status: 200, json: null })
  await closed.close()
  await other.close()
})
