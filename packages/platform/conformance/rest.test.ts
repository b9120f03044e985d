import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('the REST calls', () => {
  test('answer for every document asked for', async () => {
    const collection = freshCollection()
    await client.put(`${collection}/a`, 1)

    const { json } = await client.ask('batchGet', {
      documents: [`${ROOT}/${collection}/none`, `${ROOT}/${collection}/a`],
    })

    expect(json).toMatchObject([
      { missing: `${ROOT}/${collection}/none`, readTime: expect.any(String) },
      {
        found: { name: `${ROOT}/${collection}/a`, createTime: expect.any(String) },
        readTime: expect.any(String),
      },
    ])
  })

  test('answer an empty query with the time alone', async () => {
    const { json } = await client.ask('runQuery', {
      structuredQuery: { from: [{ collectionId: freshCollection() }] },
    })

    expect(json).toEqual([{ readTime: expect.any(String) }])
  })

  test('leave documents out in front, and fields that are not asked for', async () => {
    const collection = freshCollection()
    for (const n of [1, 2, 3]) await client.put(`${collection}/d${n}`, n)

    const { json } = await client.ask('runQuery', {
      structuredQuery: {
        from: [{ collectionId: collection }],
        offset: 2,
        select: { fields: [{ fieldPath: '__name__' }] },
      },
    })

    expect(json).toMatchObject([{ document: { name: `${ROOT}/${collection}/d3`, fields: {} } }])
    expect(json[0].document.fields).toEqual({})
  })

  test('put the refusal in a list exactly where the answer is one', async () => {
    const refusal = { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) } }

    expect(await client.ask('batchGet', { documents: 1 })).toMatchObject({ status: 400, json: [refusal] })
    expect(await client.ask('runQuery', {})).toMatchObject({ status: 400, json: [refusal] })
    expect(await client.ask('runAggregationQuery', 'nonsense')).toMatchObject({
      status: 400,
      json: [refusal],
    })
    expect(await client.ask('commit', { writes: {} })).toMatchObject({ status: 400, json: refusal })
  })

  test('get a document once, however often it is named, and begin a transaction without a body', async () => {
    const name = `${ROOT}/${freshCollection()}/a`
    const { json } = await client.ask('batchGet', { documents: [name, name] })
    const begun = await fetch(`http://${server.host}/v1/${ROOT}:beginTransaction`, { method: 'POST' })

    expect(json).toEqual([{ missing: name, readTime: expect.any(String) }])
    expect(await begun.json()).toEqual({ transaction: expect.any(String) })
  })

  test('say which call there is not', async () => {
    expect(await client.ask('executePipeline', {})).toMatchObject({
      status: 404,
      json: { error: { status: 'NOT_FOUND' } },
    })
  })

  test('refuse a token that is not one at once', async () => {
    const answer = await client.ask('commit', { writes: [] }, { authorization: 'Bearer nonsense' })

    expect(answer).toMatchObject({ status: 401, json: { error: { status: 'UNAUTHENTICATED' } } })
  })

  test('refuse what is larger than a commit may be', async () => {
    const answer = await client.ask('commit', 'x'.repeat(12 * 1024 * 1024))

    expect(answer).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } })
  })

  test('open up to pages of other origins, with credentials', async () => {
    const preflight = await fetch(`http://${server.host}/v1/${ROOT}:commit`, {
      method: 'OPTIONS',
      headers: { origin: 'http://elsewhere.test', 'access-control-request-headers': 'x-goog-api-client' },
    })
    const { headers } = await client.ask('commit', { writes: [] }, { origin: 'http://elsewhere.test' })

    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-goog-api-client')
    expect(headers.get('access-control-allow-origin')).toBe('http://elsewhere.test')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id')
  })
})
