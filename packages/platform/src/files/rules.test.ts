import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'
import { homeRules, PAPERS_QUOTA } from '../../testing/files/test-rules.ts'

let now = Date.parse('2026-11-20T12:00:00Z')
let files: TestFiles
const client = (token?: string) => storageClient(files.url, token)
const paper = (home: string, name = 'a') => `homes/${home}/papers/${name}`
const at = (name: string) => `/${encodeURIComponent(name)}`

beforeAll(async () => {
  files = await openTestFiles({ rules: homeRules, now: () => now })
  await files.put('homes/h1', { members: ['anna', 'ben'], isPublic: false, house: 'x' })
  await files.put('homes/h2', { members: ['carl'], isPublic: true })
  await files.put('homes/full', { members: ['anna'], isPublic: false })
  await files.put('houses/x', { admin: 'hank' })
})
afterAll(async () => files.close())

describe('rules of a path', () => {
  const callers = ['anna', 'carl', 'hank', undefined] as const
  const operations = {
    read: async (token?: string) => client(token).call(at(paper('h1', 'kept'))),
    download: async (token?: string) => client(token).call(`${at(paper('h1', 'kept'))}?alt=media`),
    list: async (token?: string) => client(token).call('?prefix=homes%2Fh1%2Fpapers%2F&delimiter=%2F'),
    create: async (token?: string) => client(token).put(paper('h1', `new-${token ?? 'none'}`), 'text', text),
    begin: async (token?: string) => client(token).begin(paper('h1', `big-${token ?? 'none'}`), 100, text),
    replace: async (token?: string) => client(token).put(paper('h1', 'kept'), 'other', text),
    change: async (token?: string) =>
      client(token).call(at(paper('h1', 'kept')), { method: 'PATCH', body: '{"contentLanguage":"de"}' }),
    revoke: async (token?: string) =>
      client(token).call(`${at(paper('h1', 'kept'))}?delete_token=x`, { method: 'POST' }),
    delete: async (token?: string) =>
      client(token).call(at(paper('h1', `gone-${token ?? 'none'}`)), { method: 'DELETE' }),
  }
  const text = { contentType: 'text/plain' }

  beforeAll(async () => {
    await client('anna').put(paper('h1', 'kept'), 'kept', text)
    for (const name of callers) await client('anna').put(paper('h1', `gone-${name ?? 'none'}`), 'x', text)
  })

  test.each(Object.keys(operations))('%s: only who is allowed, and nobody by default', async (name) => {
    const operation = Object.entries(operations).find(([known]) => known === name)?.[1]
    const statuses: (number | undefined)[] = []
    for (const caller of callers) statuses.push((await operation?.(caller))?.status)

    const allowed = name === 'delete' ? [204, 403, 204, 403] : [200, 403, 403, 403]
    expect(statuses).toEqual(allowed)
  })

  test.each([
    'undeclared',
    'homes/h1',
    'homes/h1/papers',
    'homes/h1/papers/a/b',
    'homes//papers/a',
    'homes/__x__/papers/a',
    'Homes/h1/papers/a',
    '/homes/h1/papers/a',
  ])('nothing is written or read at "%s"', async (name) => {
    const anna = client('anna')
    const statuses = [
      await anna.put(name, 'x', text),
      await anna.begin(name, 1, text),
      await anna.call(at(name)),
      await anna.call(`${at(name)}?alt=media`),
      await anna.call(at(name), { method: 'DELETE' }),
      await anna.call(at(name), { method: 'PATCH', body: '{}' }),
    ].map(({ status }) => status)

    expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
  })

  test.each(['', 'h', 'homes/', 'homes/h', 'homes/h1/', 'homes/h2/papers/', 'homes/h1/p'])(
    'the prefix "%s" is listed only where every kind of file below it may be',
    async (prefix) => {
      const { status } = await client('anna').call(`?prefix=${encodeURIComponent(prefix)}&delimiter=%2F`)

      expect(status).toBe(prefix === 'homes/h1/' || prefix === 'homes/h1/p' ? 200 : 403)
    },
  )

  test('that a file is missing is told only to those who may read', async () => {
    const statuses = await Promise.all(
      ['anna', 'carl'].map(async (token) => (await client(token).call(at(paper('h1', 'missing')))).status),
    )

    expect(statuses).toEqual([404, 403])
  })

  test('a policy sees the file as it was and as it is to be', async () => {
    const anna = client('anna')
    const locked = paper('h1', 'locked')
    await anna.put(locked, 'x', { ...text, metadata: { locked: 'yes' } })
    const change = async (name: string, metadata: object) =>
      (await anna.call(at(name), { method: 'PATCH', body: JSON.stringify({ metadata }) })).status

    expect(await change(locked, { locked: 'no' })).toBe(403)
    expect(await change(paper('h1', 'kept'), { bad: 'x' })).toBe(403)
    expect(await change(paper('h1', 'kept'), { good: 'x' })).toBe(200)
  })

  test('a token that is not good is refused, also for what everybody may read', async () => {
    expect((await client('nobody-x').call(at(paper('h2')))).status).toBe(401)
    const odd = await client().call(at(paper('h2')), { headers: { authorization: 'Basic YTpi' } })
    expect(odd.status).toBe(401)
  })

  test('of an upload in pieces only its beginner goes on, and only while the rules allow it', async () => {
    const begun = await client('ben').begin(paper('h1', 'pieces'), 4, text)
    const url = begun.headers.get('x-goog-upload-url') ?? ''
    const bytes = Buffer.from('text')
    expect((await client('anna').step(url, 'upload', 0, bytes)).status).toBe(403)
    expect((await client().step(url, 'query')).status).toBe(403)
    expect((await client('ben').step(url, 'upload', 0, bytes)).status).toBe(200)
    await files.put('homes/h1', { members: ['anna'], isPublic: false, house: 'x' })

    expect((await client('ben').step(url, 'finalize', 4)).status).toBe(403)
    expect((await client('anna').call(at(paper('h1', 'pieces')))).status).toBe(404)
    await files.put('homes/h1', { members: ['anna', 'ben'], isPublic: false, house: 'x' })
    expect((await client('ben').step(url, 'finalize', 4)).status).toBe(200)
  })
})

describe('content', () => {
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  const page = '<!doctype html><script>alert(1)</script>'

  test.each([
    ['a document that is one', pdf, 'application/pdf', 200, 'application/pdf'],
    ['a document under another name', pdf, 'text/plain', 200, 'application/pdf'],
    ['text', 'Grüße', 'text/plain; charset=utf-8', 200, 'text/plain'],
    ['a program called document', exe, 'application/pdf', 403, undefined],
    ['a page called document', page, 'application/pdf', 403, undefined],
    ['a page', page, 'text/html', 403, undefined],
    ['text with NUL', 'a\0b', 'text/plain', 403, undefined],
    ['nothing called document', '', 'application/pdf', 403, undefined],
  ])('%s', async (_name, bytes, contentType, status, kept) => {
    const answer = await client('anna').put(paper('h1', 'content'), bytes, { contentType })
    const told: unknown = await answer.json()

    expect(answer.status).toBe(status)
    expect(told).toMatchObject(kept === undefined ? { error: { code: 403 } } : { contentType: kept })
  })

  test('the type cannot be changed afterwards, nor hidden by an encoding', async () => {
    const anna = client('anna')
    await anna.put(paper('h1', 'typed'), pdf, { contentType: 'application/pdf' })
    const change = (body: object) =>
      anna.call(at(paper('h1', 'typed')), { method: 'PATCH', body: JSON.stringify(body) })

    expect((await change({ contentType: 'text/html' })).status).toBe(403)
    expect((await change({ contentType: 'application/pdf' })).status).toBe(200)
    const encoded = await anna.put(paper('h1', 'z'), pdf, { contentEncoding: 'gzip' })
    expect(encoded.status).toBe(400)
  })

  test('too many bytes are refused, announced or sent', async () => {
    const anna = client('anna')
    const large = 'x'.repeat(60_001)
    const type = { contentType: 'text/plain' }

    expect((await anna.put(paper('h1', 'large'), large, type)).status).toBe(403)
    expect((await anna.begin(paper('h1', 'large'), 60_001, type)).status).toBe(403)
    expect((await anna.put(paper('h1', 'large'), large.slice(1), type)).status).toBe(200)
    const document = (size: number) =>
      anna.put(paper('h1', 'large'), Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]))
    expect([(await document(50_001)).status, (await document(50_000)).status]).toEqual([403, 200])
  })
})

describe('the quota of an owner', () => {
  const anna = () => client('anna')
  const type = { contentType: 'text/plain' }
  const bytes = (count: number) => 'x'.repeat(count)

  test('counts what is stored and what is announced, and gives back what is deleted', async () => {
    expect(PAPERS_QUOTA).toBe(100_000)
    expect((await anna().put(paper('full', 'a'), bytes(60_000), type)).status).toBe(200)
    expect((await anna().put(paper('full', 'b'), bytes(40_001), type)).status).toBe(402)
    const begun = await anna().begin(paper('full', 'b'), 30_000, type)
    expect(begun.status).toBe(200)
    expect((await anna().begin(paper('full', 'c'), 10_001, type)).status).toBe(402)
    await anna().step(begun.headers.get('x-goog-upload-url') ?? '', 'cancel')
    expect((await anna().put(paper('full', 'b'), bytes(40_000), type)).status).toBe(200)
    expect((await anna().put(paper('full', 'c'), 'x', type)).status).toBe(402)
    expect((await anna().put(paper('full', 'b'), bytes(10), type)).status).toBe(200)
    await anna().call(at(paper('full', 'a')), { method: 'DELETE' })
    expect((await anna().put(paper('full', 'c'), bytes(60_000), type)).status).toBe(200)
  })

  test('holds when many come at once', async () => {
    await files.put('homes/crowd', { members: ['anna'] })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => anna().put(paper('crowd', `f${n}`), bytes(30_000), type)),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(7)
  })
})

describe('links', () => {
  const tokenOf = async (answer: Response): Promise<string> => {
    const told: { readonly downloadTokens?: string } = await answer.json()
    return told.downloadTokens ?? ''
  }

  test('a passing link opens a private file for a quarter of an hour, and for nobody longer', async () => {
    const name = paper('h1', 'private')
    await client('anna').put(name, 'secret', {
      contentType: 'text/plain',
      cacheControl: 'public,max-age=999',
    })
    const token = await tokenOf(await client('anna').call(at(name)))
    const open = (given: string) => client().call(`${at(name)}?alt=media&token=${given}`)

    const opened = await open(token)
    expect([opened.status, await opened.text()]).toEqual([200, 'secret'])
    expect(opened.headers.get('cache-control')).toBe('private, no-cache')
    const [until = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 60_000).toString(36)
    expect((await open(token.replace(until, later))).status).toBe(403)
    expect((await client().call(`${at(paper('h1', 'kept'))}?alt=media&token=${token}`)).status).toBe(403)
    now += 15 * 60_000
    expect((await open(token)).status).toBe(403)
  })

  test('a link works only while the policy lets links work', async () => {
    const name = paper('h1', 'hidden')
    await client('anna').put(name, 'x', { contentType: 'text/plain', metadata: { hidden: 'yes' } })
    const token = await tokenOf(await client('anna').call(at(name)))

    expect((await client().call(`${at(name)}?alt=media&token=${token}`)).status).toBe(403)
    expect((await client('anna').call(`${at(name)}?alt=media&token=${token}`)).status).toBe(200)
  })

  test('a passing link ends when the file changes', async () => {
    const name = paper('h1', 'changing')
    await client('anna').put(name, 'one', { contentType: 'text/plain' })
    const token = await tokenOf(await client('anna').call(at(name)))
    await client('anna').call(`${at(name)}?delete_token=all`, { method: 'POST' })

    expect((await client().call(`${at(name)}?alt=media&token=${token}`)).status).toBe(403)
  })
})
