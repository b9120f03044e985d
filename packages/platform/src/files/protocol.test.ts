import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  multipartBody,
  multipartHeaders,
  storageClient,
  type StorageClient,
} from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'

let now = Date.parse('2026-11-20T12:00:00Z')
let files: TestFiles
let anna: StorageClient

beforeAll(async () => {
  files = await openTestFiles({ open: true, now: () => now })
  anna = storageClient(files.url, 'anna')
})
afterAll(async () => files.close())

const at = (name: string) => `/${encodeURIComponent(name)}`
const media = (name: string) => `${at(name)}?alt=media`

/** Keys of everything in the byte store. */
async function heldKeys(): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of files.bytes.list()) keys.push(key)
  return keys
}

describe('metadata', () => {
  test('every field of an upload is there, and the parts of the wire have their types', async () => {
    const answer = await anna.put('dir/ü b.bin', 'hello world', {
      contentType: 'image/png',
      cacheControl: 'public,max-age=60',
      contentLanguage: 'de',
      metadata: { who: 'me' },
    })
    const text = expect.stringMatching(/./)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      name: 'dir/ü b.bin',
      bucket: 'brigade',
      generation: '1795176000000000',
      metageneration: '1',
      contentType: 'image/png',
      timeCreated: '2026-11-20T12:00:00.000Z',
      updated: '2026-11-20T12:00:00.000Z',
      storageClass: 'STANDARD',
      size: '11',
      md5Hash: 'XrY7u+Ae7tCTyyK7j1rNww==',
      crc32c: 'yZRlqg==',
      contentEncoding: 'identity',
      contentDisposition: "inline; filename*=utf-8''%C3%BC%20b.bin",
      contentLanguage: 'de',
      cacheControl: 'public,max-age=60',
      etag: text,
      downloadTokens: text,
      metadata: { who: 'me' },
    })
  })

  test('null takes a word away, and what is not named stays', async () => {
    await anna.put('words', 'x', {
      contentType: 'text/plain',
      contentLanguage: 'de',
      metadata: { a: '1', b: '2' },
    })
    const change = async (body: string) => (await anna.call(at('words'), { method: 'PATCH', body })).json()

    expect(await change('{"contentLanguage":null,"metadata":{"a":null,"c":"3"}}')).toMatchObject({
      metadata: { b: '2', c: '3' },
      metageneration: '2',
      contentType: 'text/plain',
    })
    const bare = await change('{"metadata":null,"contentType":null}')
    expect(bare).toMatchObject({ contentType: 'application/octet-stream' })
    expect(bare).not.toHaveProperty('metadata')
    expect(bare).not.toHaveProperty('contentLanguage')
  })

  test.each([
    ['{"metadata":{"a":1}}', /metadata\.a/],
    ['{"cacheControl":"a\\r\\nset-cookie: b=c"}', /cacheControl/],
    [`{"metadata":{"a":"${'x'.repeat(9000)}"}}`, /8192/],
    ['{"name":"other"}', /renamed/],
    ['[]', /metadata/],
    ['{', /JSON/],
  ])('the change %s is refused in words', async (body, words) => {
    await anna.put('plain', 'x')
    const answer = await anna.call(at('plain'), { method: 'PATCH', body })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 400, message: expect.stringMatching(words) } })
  })

  test('a wrong checksum is refused and nothing is kept', async () => {
    const before = (await heldKeys()).length
    const wrong = await anna.put('summed', 'hello world', { md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==' })
    const right = await anna.put('summed', 'hello world', { md5Hash: 'XrY7u+Ae7tCTyyK7j1rNww==' })

    expect([wrong.status, right.status]).toEqual([400, 200])
    expect((await heldKeys()).length).toBe(before + 1)
  })

  test('a clock that is set back does not make a new file older', async () => {
    const generation = async () => Number((await (await anna.put('clock', 'x')).json()).generation)
    const first = await generation()
    now -= 3_600_000
    const second = await generation()
    now += 3_600_000

    expect(second).toBeGreaterThan(first)
  })
})

describe('names', () => {
  test.each([
    'a',
    'ends/',
    'a//b',
    '%2e%2e%2fetc',
    'C:\\windows\\system32',
    '🍋 & ? # + % "<script>\'',
    '__proto__',
    'ä'.repeat(512),
  ])('"%s" is a name like any other', async (name) => {
    expect((await anna.put(name, name)).status).toBe(200)
    expect(await (await anna.call(at(name))).json()).toMatchObject({ name })
    const read = await anna.call(media(name))
    expect(await read.text()).toBe(name)
    expect((await anna.call(at(name), { method: 'DELETE' })).status).toBe(204)
  })

  test.each(['', '/', '//', '../../etc/passwd', 'a/../b', './a', 'a\nb', 'a\0b', 'ä'.repeat(513)])(
    '"%s" is refused',
    async (name) => {
      const statuses = [
        await anna.put(name, 'x'),
        await anna.begin(name, 1),
        await anna.call(at(name), { method: 'PATCH', body: '{}' }),
        await anna.call(at(name), { method: 'DELETE' }),
        await anna.call(`${at(name)}?alt=media`),
      ].map(({ status }) => status)

      expect(statuses).toEqual([400, 400, 400, 400, 400])
    },
  )
})

describe('listings', () => {
  test('folders are folded, in pages that meet without a gap', async () => {
    const names = ['l/', 'l/a', 'l/b', 'l/sub/x', 'l/sub/y', 'l/sub-', 'l/t/z', 'l/ü', 'm', 'l']
    for (const name of names) await anna.put(name, 'x')
    const seen: string[] = []
    let token = ''
    do {
      const answer = await anna.call(`?prefix=l%2F&delimiter=%2F&maxResults=2&pageToken=${token}`)
      const page = await answer.json()
      seen.push(...page.items.map((item: { readonly name: string }) => item.name), ...page.prefixes)
      token = page.nextPageToken ?? ''
    } while (token !== '')

    expect(seen.sort()).toEqual(['l/', 'l/a', 'l/b', 'l/sub-', 'l/sub/', 'l/t/', 'l/ü'])
    const whole = await (await anna.call('?prefix=l%2F')).json()
    expect(whole.items).toHaveLength(8)
    const root = await (await anna.call('?prefix=&delimiter=%2F')).json()
    expect(root.prefixes).toContain('l/')
    expect(root.items).toContainEqual({ name: 'l', bucket: 'brigade' })
  })

  test.each([
    'maxResults=0',
    'maxResults=x',
    'delimiter=-',
    'pageToken=%00',
    'prefix=b&pageToken=YQ',
    'prefix=%00',
  ])('%s is refused', async (query) => {
    expect((await anna.call(`?${query}`)).status).toBe(400)
  })
})

describe('links', () => {
  test('are added and revoked one by one, and none is left without', async () => {
    const told = async (answer: Response): Promise<readonly string[]> =>
      (await answer.json()).downloadTokens.split(',')
    const [first = ''] = await told(await anna.put('linked', 'x'))
    const both = await told(await anna.call(`${at('linked')}?create_token=true`, { method: 'POST' }))
    expect(both).toEqual([first, expect.stringMatching(/^[\da-f-]{36}$/)])
    const left = await told(await anna.call(`${at('linked')}?delete_token=${first}`, { method: 'POST' }))
    expect(left).toEqual([both[1]])
    const fresh = await told(await anna.call(`${at('linked')}?delete_token=${left[0]}`, { method: 'POST' }))
    expect(fresh).toHaveLength(1)
    expect(fresh).not.toEqual(left)
    expect((await anna.call(at('linked'), { method: 'POST' })).status).toBe(400)
  })
})

describe('multipart bodies', () => {
  const post = (body: Buffer | string, headers: Record<string, string> = multipartHeaders) =>
    anna.call('?name=parts', { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) })
  const whole = multipartBody({ name: 'parts' }, 'bytes')

  test.each([
    ['no boundary', whole, { 'content-type': 'multipart/related' }],
    ['another boundary', whole, { 'content-type': 'multipart/related; boundary=other' }],
    ['no end', whole.subarray(0, -4), undefined],
    ['one part', '--0123456789\r\n\r\n{}\r\n--0123456789--', undefined],
    [
      'three parts',
      Buffer.concat([whole.subarray(0, -2), Buffer.from('\r\n\r\nx\r\n--0123456789--')]),
      undefined,
    ],
    ['nothing', '', undefined],
    ['endless headers', `--0123456789\r\n${'a: b\r\n'.repeat(5000)}`, undefined],
    [
      'metadata that is no JSON',
      '--0123456789\r\n\r\n{\r\n--0123456789\r\n\r\nx\r\n--0123456789--',
      undefined,
    ],
    ['two names', multipartBody({ name: 'other' }, 'x'), undefined],
    ['an unknown protocol', whole, { ...multipartHeaders, 'x-goog-upload-protocol': 'raw' }],
  ])('%s is refused and leaves nothing', async (_name, body, headers) => {
    const before = await heldKeys()
    const answer = await post(body, headers)

    expect(answer.status).toBe(400)
    expect((await anna.call(at('parts'))).status).toBe(404)
    expect(await heldKeys()).toEqual(before)
  })

  test('bytes that look like boundaries stay bytes', async () => {
    const tricky = '\r\n--012345678\r\n--\r\n--0123456789'.slice(0, -1)
    expect((await post(multipartBody({}, tricky))).status).toBe(200)
    const read = await anna.call(media('parts'))
    expect(await read.text()).toBe(tricky)
  })
})
