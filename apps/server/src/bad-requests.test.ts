import { request } from 'node:http'
import { DATABASE_NAME } from '@brigade/platform/documents/values/plain-data.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownServer } from '../testing/own-server.ts'
import { aStation, clientAt, type KitchenClient, newKitchenClient, post } from '../testing/kitchen-client.ts'

const server = ownServer()
let ines: KitchenClient
let bruno: KitchenClient

beforeAll(async () => {
  ines = await newKitchenClient(server.url)
  bruno = await newKitchenClient(server.url)
})

const documents = (call: string) => `${server.url}/v1/${DATABASE_NAME}/documents:${call}`
const station = ({ kitchenId }: KitchenClient) => `kitchens/${kitchenId}/stations/pass`
const refusal = (status: string, words: RegExp) => ({
  error: { status, message: expect.stringMatching(words) },
})

describe('documents', () => {
  test('one that breaks its schema is refused by field, and nothing of its batch is written', async () => {
    const good = `kitchens/${ines.kitchenId}/stations/good`
    const answer = await ines.write({ [good]: aStation('Sauce'), [station(ines)]: aStation('S') })

    expect(answer).toMatchObject({ status: 400, body: refusal('INVALID_ARGUMENT', /name/u) })
    expect(await ines.read([good])).toEqual([undefined])
  })

  test.each([
    ['into a kitchen of others', () => station(ines)],
    ['into a collection that is not declared', () => 'plans/world'],
    ['over what the server keeps for itself', () => 'seeds/catalogue'],
  ])('a write %s is refused', async (_name, path) => {
    const answer = await bruno.write({ [path()]: aStation('Sauce') })

    expect(answer).toMatchObject({ status: 403, body: refusal('PERMISSION_DENIED', /may not write/u) })
  })

  test('a list of others’ documents is refused', async () => {
    const structuredQuery = { from: [{ collectionId: 'applications', allDescendants: true }] }
    const { status, body } = await post(documents('runQuery'), { structuredQuery }, bruno.token)

    expect(status).toBe(403)
    expect(body).toMatchObject([refusal('PERMISSION_DENIED', /./u)])
  })

  test.each([
    ['GET', () => `/${station(ines)}`],
    ['GET', () => `/kitchens/${ines.kitchenId}/stations`],
    ['POST', () => `/kitchens/${ines.kitchenId}/stations?documentId=mine`],
    ['PATCH', () => `/${station(ines)}`],
    ['DELETE', () => `/${station(ines)}`],
    ['POST', () => `/kitchens/${ines.kitchenId}:listCollectionIds`],
  ])('%s at the address of what is others’ is refused', async (method, place) => {
    await ines.write({ [station(ines)]: aStation('Pass') })
    const fields = { name: { stringValue: 'Mine' } }
    const answer = await fetch(`${server.url}/v1/${DATABASE_NAME}/documents${place()}`, {
      method,
      headers: { authorization: `Bearer ${bruno.token}` },
      ...(method !== 'GET' && { body: JSON.stringify({ fields }) }),
    })

    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      refusal('PERMISSION_DENIED', /may not/u),
    ])
    expect(await ines.read([station(ines)])).toMatchObject([{ fields: { name: { stringValue: 'Pass' } } }])
  })

  test.each(['forged', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJpbmVzIn0.', ''])(
    'the token "%s" is refused',
    async (token) => {
      const thief = clientAt(server.url, { ...ines, token: token === '' ? `${ines.token}x` : token })

      expect(await thief.write({ [station(ines)]: aStation('Sauce') })).toMatchObject({
        status: 401,
        body: refusal('UNAUTHENTICATED', /token/u),
      })
    },
  )

  test.each([
    '{',
    '[]',
    'null',
    '{"writes":7}',
    `{"writes":[{"update":{"name":"${DATABASE_NAME}/documents/a"}}]}`,
  ])('the body %s is refused as invalid', async (body) => {
    expect(await post(documents('commit'), body, ines.token)).toMatchObject({
      status: 400,
      body: refusal('INVALID_ARGUMENT', /./u),
    })
  })
})

describe('functions', () => {
  test.each([
    ['an unknown name', 'no-such-thing', { data: {} }, 404, 'NOT_FOUND'],
    ['no token', 'inviteToTeam', { data: {} }, 401, 'UNAUTHENTICATED'],
    ['no JSON', 'inviteToTeam', '{"data":', 400, 'INVALID_ARGUMENT'],
    ['a body over the limit', 'inviteToTeam', { data: 'x'.repeat(1_100_000) }, 400, 'INVALID_ARGUMENT'],
  ])('%s', async (_name, name, body, status, word) => {
    const answer = await post(`${server.url}/functions/${name}`, body)

    expect(answer).toMatchObject({ status, body: { error: { status: word } } })
  })

  test('input of another shape', async () => {
    const answer = await post(`${server.url}/functions/inviteToTeam`, { data: { kitchenId: 7 } }, ines.token)

    expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  })
})

interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Sends the path as it is: `fetch` would tidy it. */
function ask(
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject).end()
  })
}

describe('addresses', () => {
  test.each([
    ['/', 200],
    ['/jobs', 200],
    ['/jobs/no-such-job', 404],
    ['/no-such-page', 404],
    ['/jobs/_payload.json', 200],
    ['/jobs/no-such-job/_payload.json', 404],
    ['/..%2f..%2f..%2fetc/passwd', 404],
    ['/../../../etc/passwd', 404],
    ['/assets/..%5c..%5cpackage.json', 404],
    ['/.vite/manifest.json', 404],
    ['/jobs/%00', 404],
    ['/a%2Fb', 404],
    ['/chefs/a%2Fb', 404],
    ['/chefs/a%2Fb/_payload.json', 404],
    ['/kitchens/a%2Fb', 404],
    ['/%E0%A4%A', 400],
    ['//elsewhere.example/page', 404],
    [`/${'a'.repeat(9000)}`, 404],
    [`/${'a'.repeat(20_000)}`, 431],
    ['/v1/projects/brigade', 404],
    ['/__/conformance', 404],
    ['/emulator/v1/projects/brigade/accounts', 404],
    ['/emulator/v1/projects/brigade/oobCodes', 404],
  ])('GET %s', async (path, status) => {
    const answer = await ask(path)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('default-src'),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).not.toMatch(/root:|node_modules|\.ts:\d|"devDependencies"/u)
  })

  test.each([
    ['/%E0%A4%A', '', 'en-GB', 'Page Not Found: /%E0%A4%A'],
    ['/%E0%A4%A?next=%2Fjobs', 'language=de', 'de', 'Seite nicht gefunden: /%E0%A4%A'],
    ['/fr/jobs/%', '', 'fr', 'Page introuvable : /jobs/%'],
    ['/o/%ff', 'language=ar', 'ar', 'الصفحة غير موجودة: /o/%ff'],
  ])(
    'who is led to %s with the cookie “%s” is told in a page that nothing is there',
    async (path, cookie, language, words) => {
      const { status, headers, body } = await ask(path, 'GET', { accept: 'text/html,*/*;q=0.8', cookie })

      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(body).toContain(`<html lang="${language}"`)
      expect(body).toContain(`${words}<`)
    },
  )

  test('a tidied address never leads to another host', async () => {
    expect((await ask('//elsewhere.example/')).headers['location'] ?? '/').toMatch(/^\/(?!\/)/u)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s of a page',
    async (method) => {
      const answer = await ask('/jobs', method)

      expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
      expect(JSON.parse(answer.body)).toEqual({ error: 'Only GET and HEAD are answered here.' })
    },
  )

  test('a call to identity that there is not', async () => {
    const answer = await ask('/identity/v1/accounts:nosuch?key=brigade', 'POST')

    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } })
  })

  test('nothing of the conformance server is here', async () => {
    expect((await ask('/emulator/v1/projects/brigade/accounts', 'DELETE')).status).toBe(405)
    expect(
      (await ask('/healthz', 'GET', { origin: 'https://elsewhere.example' })).headers,
    ).not.toHaveProperty('access-control-allow-origin')
  })

  test('what only a team may read is in no page’s data', async () => {
    const { body, status } = await ask(`/kitchens/${ines.kitchenId}/_payload.json`)

    expect(status).toBe(404)
    expect(body).not.toContain('Chez Ines')
  })
})
