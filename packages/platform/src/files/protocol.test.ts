import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageClient, type StorageClient } from './testing/storage-client.ts'
import { openTestFiles, type TestFiles } from './testing/test-files.ts'

let files: TestFiles
let anna: StorageClient

beforeAll(async () => {
  files = await openTestFiles({ open: true })
  anna = storageClient(files.url, 'anna')
})
afterAll(async () => files.close())

describe('one file', () => {
  test('has every field of its metadata', async () => {
    const answer = await anna.put('dir/ü b.bin', 'hello world', {
      contentType: 'image/png',
      cacheControl: 'public,max-age=60',
      contentLanguage: 'de',
      metadata: { who: 'me' },
    })

    expect(answer.status).toBe(200)
    const text = expect.stringMatching(/./)
    expect(await answer.json()).toEqual({
      name: 'dir/ü b.bin',
      bucket: 'brigade',
      generation: expect.stringMatching(/^\d{16}$/),
      metageneration: '1',
      contentType: 'image/png',
      timeCreated: expect.stringMatching(/^\d{4}-.*Z$/),
      updated: expect.stringMatching(/^\d{4}-.*Z$/),
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

  test('lists with prefixes', async () => {
    for (const name of ['l/a', 'l/b', 'l/c', 'l/sub/x', 'l/sub/y', 'l/t/z', 'm']) await anna.put(name, 'x')
    const page = async (query: string) => (await anna.call(`?${query}`)).json()
    expect(await page('prefix=l%2F&delimiter=%2F')).toEqual({
      prefixes: ['l/sub/', 'l/t/'],
      items: ['l/a', 'l/b', 'l/c'].map((name) => ({ name, bucket: 'brigade' })),
    })
    const first = await page('prefix=l%2F&delimiter=%2F&maxResults=4')
    expect(first).toMatchObject({
      prefixes: ['l/sub/'],
      items: [{}, {}, {}],
      nextPageToken: expect.any(String),
    })
    expect(await page(`prefix=l%2F&delimiter=%2F&maxResults=4&pageToken=${first.nextPageToken}`)).toEqual({
      prefixes: ['l/t/'],
      items: [],
    })
    expect((await page('prefix=l%2F')).items).toHaveLength(6)
  })

  test('resumable', async () => {
    const begun = await anna.begin('big/up.bin', 10)
    const url = begun.headers.get('x-goog-upload-url') ?? ''
    expect(url).toContain(`${files.url}/v0/b/brigade/o?name=big%2Fup.bin&upload_id=`)
    const one = await anna.step(url, 'upload', 0, Buffer.from('01234'))
    expect([one.status, one.headers.get('x-goog-upload-status')]).toEqual([200, 'active'])
    const last = await anna.step(url, 'upload, finalize', 5, Buffer.from('56789'))
    expect([last.status, last.headers.get('x-goog-upload-status')]).toEqual([200, 'final'])
    expect(await last.json()).toMatchObject({ size: '10' })
    const read = await anna.call('/big%2Fup.bin?alt=media')
    expect(await read.text()).toBe('0123456789')
  })
})
