import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf } from '@brigade/contract/path.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'
import { openRestClient, type RestClient, ROOT } from './rest-client.ts'

let server: ServerProcess
let client: RestClient

beforeAll(async () => {
  server = await startConformance()
  client = openRestClient(server.host)
})

afterAll(async () => server.stop())

const number = (n: number) => ({ integerValue: String(n) })
const get = async (place: string) => client.send(place, { method: 'GET' })

describe('documents at their own addresses', () => {
  test('are created, read in part, changed, replaced and deleted', async () => {
    const collection = freshCollection()
    const place = `/${collection}/soup`
    const fields = { n: number(1), deep: { mapValue: { fields: { a: number(1), b: number(2) } } } }
    const created = await client.send(`/${collection}?documentId=soup`, { body: { fields } })
    const part = await get(`${place}?mask.fieldPaths=deep.b&mask.fieldPaths=none`)
    const mask = 'updateMask.fieldPaths=n&updateMask.fieldPaths=deep.a&mask.fieldPaths=n'
    const changed = await client.send(`${place}?${mask}`, {
      method: 'PATCH',
      body: { fields: { n: number(2) } },
    })
    const whole = await get(place)
    const replaced = await client.send(place, { method: 'PATCH', body: {} })
    const deleted = await client.send(`${place}?currentDocument.exists=true`, { method: 'DELETE' })

    expect(created.json).toEqual({
      name: `${ROOT}${place}`,
      fields,
      createTime: expect.any(String),
      updateTime: created.json.createTime,
    })
    expect(part.headers.get('cache-control')).toBe('no-store')
    expect(part.json.fields).toEqual({ deep: { mapValue: { fields: { b: number(2) } } } })
    expect(changed.json.fields).toEqual({ n: number(2) })
    expect(whole.json.fields).toEqual({ n: number(2), deep: { mapValue: { fields: { b: number(2) } } } })
    expect(replaced.json).toMatchObject({ fields: {}, createTime: created.json.createTime })
    expect([deleted.status, deleted.json]).toEqual([200, {}])
  })

  test('get an id when nobody gives one', async () => {
    const { json } = await client.send(`/${freshCollection()}/a/parts`, { body: { fields: {} } })

    expect(json.name).toMatch(/\/a\/parts\/[\w-]{20}$/)
  })

  test('are refused with the canonical status', async () => {
    const collection = freshCollection()
    await client.put(`${collection}/a`, 1)
    const stale = 'currentDocument.updateTime=2020-01-01T00:00:00Z'
    const refused = async (place: string, sending: Parameters<RestClient['send']>[1]) => {
      const { status, json } = await client.send(place, sending)
      return `${status} ${json.error.status}`
    }

    expect(await refused(`/${collection}/none`, { method: 'GET' })).toBe('404 NOT_FOUND')
    expect(await refused(`/${collection}?documentId=a`, { body: {} })).toBe('409 ALREADY_EXISTS')
    expect(await refused(`/${collection}/a?${stale}`, { method: 'DELETE' })).toBe('400 FAILED_PRECONDITION')
    expect(
      await refused(`/${collection}/none?currentDocument.exists=true`, { method: 'PATCH', body: {} }),
    ).toBe('404 NOT_FOUND')
    expect(await refused(`/${collection}/a?mask.fieldPaths=a..b`, { method: 'GET' })).toBe(
      '400 INVALID_ARGUMENT',
    )
    expect(await refused(`/${collection}/a?readTime=2020-01-01T00:00:00Z`, { method: 'GET' })).toBe(
      '400 INVALID_ARGUMENT',
    )
    expect(await refused(`/${collection}`, { method: 'DELETE' })).toBe('400 INVALID_ARGUMENT')
  })

  test('whose ids have colons are found', async () => {
    const collection = freshCollection()
    await client.send(`/${collection}?documentId=a:get`, { body: {} })
    const below = await client.send(`/${collection}/a:get/parts?documentId=p`, { body: {} })

    expect((await get(`/${collection}/a:get`)).status).toBe(200)
    expect(below.json.name).toBe(`${ROOT}/${collection}/a:get/parts/p`)
  })
})

describe('lists of documents', () => {
  const idsOf = (json: { documents?: readonly { name: string }[] }) =>
    (json.documents ?? []).map(({ name }) => idOf(name))

  test('go on from page to page, in the order asked for', async () => {
    const collection = freshCollection()
    for (const [id, n] of Object.entries({ a: 1, b: 2, c: 2, d: 3, e: 2 }))
      await client.put(`${collection}/${id}`, n)
    const pages: unknown[] = []
    let pageToken = ''
    do {
      const { json } = await get(`/${collection}?orderBy=n%20desc&pageSize=2&pageToken=${pageToken}`)
      pages.push(idsOf(json))
      pageToken = json.nextPageToken ?? ''
    } while (pageToken !== '')

    expect(pages).toEqual([['d', 'e'], ['c', 'b'], ['a']])
    expect((await get(`/${freshCollection()}`)).json).toEqual({})
    expect((await get(`/${collection}?pageToken=nonsense`)).status).toBe(400)
  })

  test('show what only has something below it when asked to, and what lies below', async () => {
    const collection = freshCollection()
    await client.put(`${collection}/a`, 1)
    await client.put(`${collection}/b/parts/p/more/m`, 1)
    await client.put(`${collection}/__id7__/tools/t`, 1)
    const all = await get(`/${collection}?showMissing=true&pageSize=2`)
    const rest = await get(`/${collection}?showMissing=true&pageToken=${all.json.nextPageToken}`)
    const ask = async (path: string, body: object) =>
      (await client.send(`${path}:listCollectionIds`, { body })).json

    expect(all.json.documents).toEqual([
      { name: `${ROOT}/${collection}/__id7__` },
      expect.objectContaining({ name: `${ROOT}/${collection}/a`, fields: { n: number(1) } }),
    ])
    expect(idsOf(rest.json)).toEqual(['b'])
    expect(await ask(`/${collection}/b`, {})).toEqual({ collectionIds: ['parts'] })
    expect(await ask(`/${collection}/b/parts/p`, {})).toEqual({ collectionIds: ['more'] })
    expect((await ask('', { pageSize: 1 })).collectionIds).toHaveLength(1)
    expect((await ask('', {})).collectionIds).toContain(collection)
  })
})

describe('transactions of single requests', () => {
  const begin = async (): Promise<string> => (await client.ask('beginTransaction', {})).json.transaction
  const commit = async (transaction: string, writes: readonly object[]) => {
    const { status, json } = await client.ask('commit', { transaction, writes })
    return json.error?.status ?? status
  }
  const update = (path: string, n: number, condition = {}) => ({
    update: { name: `${ROOT}/${path}`, fields: { n: number(n) } },
    ...condition,
  })

  test('commit while what they read is as it was', async () => {
    const collection = freshCollection()
    const [read, missing, other] = [`${collection}/a`, `${collection}/b`, `${collection}/c`]
    await client.put(read, 1)
    const readAll = async () => {
      const { json } = await client.ask('batchGet', {
        documents: [read, missing].map((path) => `${ROOT}/${path}`),
        newTransaction: { readWrite: {} },
      })
      return json[0].transaction
    }
    const [first, second, third, fourth] = [
      await readAll(),
      await readAll(),
      await readAll(),
      await readAll(),
    ]

    expect(await commit(first, [update(other, 1)])).toBe(200)
    expect(await commit(first, [])).toBe('INVALID_ARGUMENT')
    const mustExist = { currentDocument: { exists: true } }
    expect(await commit(second, [update(`${collection}/none`, 1, mustExist)])).toBe('NOT_FOUND')
    await client.put(missing, 1)
    expect(await commit(third, [update(other, 2)])).toBe('ABORTED')
    expect((await client.ask('rollback', { transaction: fourth })).json).toEqual({})
    expect(await commit(fourth, [])).toBe('INVALID_ARGUMENT')
  })

  test('notice what a query or a count would find anew', async () => {
    const collection = freshCollection()
    const structuredQuery = { from: [{ collectionId: collection }] }
    const [queried, counted] = [await begin(), await begin()]
    await client.ask('runQuery', { structuredQuery, transaction: queried })
    const aggregations = [{ alias: 'all', count: {} }]
    await client.ask('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
      transaction: counted,
    })
    await client.put(`${collection}/new`, 1)

    expect(await commit(queried, [])).toBe('ABORTED')
    expect(await commit(counted, [])).toBe('ABORTED')
  })
})

test('a transaction remembers a limited amount, and a server so many transactions', async () => {
  const begin = async (): Promise<string> => (await client.ask('beginTransaction', {})).json.transaction
  const transaction = await begin()
  const filter = { field: { fieldPath: 'n' }, op: 'EQUAL', value: { stringValue: 'x'.repeat(200_000) } }
  const structuredQuery = { from: [{ collectionId: freshCollection() }], where: { fieldFilter: filter } }
  const ask = async () => (await client.ask('runQuery', { structuredQuery, transaction })).status
  expect([await ask(), await ask()]).toEqual([200, 400])

  for (let begun = 0; begun < 200; begun += 1) await begin()
  expect((await client.ask('commit', { transaction })).json.error).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining('transaction has expired'),
  })
})

describe('many writes without a batch', () => {
  test('are kept or refused each by itself', async () => {
    const collection = freshCollection()
    const name = (id: string) => `${ROOT}/${collection}/${id}`
    const writes = [
      { update: { name: name('a'), fields: {} } },
      { update: { name: name('none'), fields: {} }, currentDocument: { exists: true } },
      { delete: name('b') },
    ]
    const { json } = await client.ask('batchWrite', { writes })

    expect(json).toEqual({
      writeResults: [{ updateTime: expect.any(String) }, {}, { updateTime: expect.any(String) }],
      status: [{}, { code: 5, message: expect.any(String) }, {}],
    })
    expect((await get(`/${collection}/a`)).status).toBe(200)
    expect((await client.ask('batchWrite', { writes: [writes[0], writes[0]] })).status).toBe(400)
  })

  test('a query is read in one part', async () => {
    const structuredQuery = { from: [{ collectionId: freshCollection(), allDescendants: true }] }

    expect((await client.ask('partitionQuery', { structuredQuery, partitionCount: '3' })).json).toEqual({})
  })
})

describe('everything below a place', () => {
  test('is found whatever its collection is called, also up to a name that nothing can have', async () => {
    const collection = freshCollection()
    for (const path of [`${collection}/a`, `${collection}/a/parts/p`, `${collection}x/b`])
      await client.put(path, 1)
    const bound = (op: string, id: string) => ({
      fieldFilter: {
        field: { fieldPath: '__name__' },
        op,
        value: { referenceValue: `${ROOT}/${id}/__id-9223372036854775808__` },
      },
    })
    const filters = [bound('GREATER_THAN_OR_EQUAL', collection), bound('LESS_THAN', `${collection}\0`)]
    const where = { compositeFilter: { op: 'AND', filters } }
    const { json } = await client.ask('runQuery', {
      structuredQuery: { from: [{ allDescendants: true }], where },
    })

    expect(json.map(({ document }: { document: { name: string } }) => document.name)).toEqual([
      `${ROOT}/${collection}/a`,
      `${ROOT}/${collection}/a/parts/p`,
    ])
  })
})

describe('a test server', () => {
  test('starts empty when asked', async () => {
    const collection = freshCollection()
    await client.put(`${collection}/a`, 1)
    await client.put(`${collection}/a/parts/p`, 1)
    const address = `http://${server.host}/emulator/v1/projects/brigade/databases/(default)/documents`
    const emptied = await fetch(address, { method: 'DELETE' })

    expect([emptied.status, await emptied.json()]).toEqual([200, {}])
    expect((await client.ask('listCollectionIds', {})).json).toEqual({ collectionIds: [] })
  })
})
