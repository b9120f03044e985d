import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageClient, type StorageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'

let files: TestFiles
let anna: StorageClient

beforeAll(async () => {
  files = await openTestFiles({ open: true })
  anna = storageClient(files.url, 'anna')
  await anna.put('digits', '0123456789', { contentType: 'audio/mpeg' })
  await anna.put('empty', '')
})
afterAll(async () => files.close())

const get = (name: string, headers: Record<string, string> = {}) =>
  anna.call(`/${encodeURIComponent(name)}?alt=media`, { headers })

describe('ranges', () => {
  test.each([
    ['bytes=0-4', 206, '01234', 'bytes 0-4/10'],
    ['bytes=3-', 206, '3456789', 'bytes 3-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=9-99999999999', 206, '9', 'bytes 9-9/10'],
    ['bytes=4-3', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['octets=0-1', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['bytes=a-b', 200, '0123456789', null],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await get('digits', { range })

    expect([answer.status, await answer.text()]).toEqual([status, text])
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
  })

  test.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('%s lies outside', async (range) => {
    const answer = await get('digits', { range })

    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  test('of an empty file the whole is sent, for the SDK asks for ranges of it too', async () => {
    const answer = await get('empty', { range: 'bytes=0-5' })

    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

test('a file that has rotted on its disk breaks off, and is never given whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-rotten-'))
  const own = await openTestFiles({ open: true, folder })
  const client = storageClient(own.url)
  await client.put('rotten', 'x'.repeat(1_000_000))
  const [held] = (await readdir(folder, { recursive: true })).filter((name) => /[\da-f]{8}-/.test(name))
  await writeFile(join(folder, held ?? ''), 'y'.repeat(1_000_000))

  await expect(client.call('/rotten?alt=media').then((answer) => answer.text())).rejects.toThrow(
    /terminated|aborted|closed/,
  )
  await own.close()
  await rm(folder, { recursive: true, force: true })
})

describe('conditions', () => {
  test('what has not changed is not sent again', async () => {
    const headers = (await get('digits')).headers
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    const status = async (conditions: Record<string, string>) => (await get('digits', conditions)).status

    expect(await status({ 'if-none-match': etag })).toBe(304)
    expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await status({ 'if-none-match': '"x"' })).toBe(200)
    expect(await status({ 'if-modified-since': modified })).toBe(304)
    expect(await status({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200)
    expect(await status({ 'if-match': '"x"' })).toBe(412)
    expect(await status({ 'if-match': etag })).toBe(200)
    expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206)
    expect(await status({ range: 'bytes=0-1', 'if-range': '"x"' })).toBe(200)
  })

  test('HEAD tells the same without the bytes', async () => {
    const answer = await anna.call('/digits?alt=media', { method: 'HEAD' })

    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ])
    expect(answer.headers.get('x-goog-hash')).toBe('crc32c=KAwGng==,md5=eB5eJF1ptWaXm4bijSPyxw==')
  })
})

describe('nothing of a file runs on our origin', () => {
  test.each([
    ['page.html', 'text/html', undefined],
    ['page.html', 'text/html', 'inline'],
    ['drawing.svg', 'image/svg+xml', 'inline; filename="x.svg"'],
    ['script.js', 'text/javascript', undefined],
    ['paper.pdf', 'application/pdf', undefined],
    ['feed', 'application/xhtml+xml; charset=utf-8', 'INLINE'],
    ['odd', 'TEXT/HTML', undefined],
  ])('%s as %s with %s is an attachment', async (name, contentType, contentDisposition) => {
    await anna.put(name, '<script>alert(1)</script>', { contentType, contentDisposition })
    const { headers } = await get(name)

    expect(headers.get('content-disposition')).toBe(`attachment; filename*=utf-8''${name}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  })

  test.each(['image/jpeg', 'image/png', 'video/mp4', 'audio/mpeg'])(
    '%s is shown, as sandboxed as the rest',
    async (type) => {
      await anna.put('media', 'x', { contentType: type })
      const { headers } = await get('media')

      expect(headers.get('content-disposition')).toMatch(/^inline/)
      expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
    },
  )

  test('names and words beyond ASCII reach the headers whole', async () => {
    await anna.put('dir/Küche\'s "list".txt', 'x', { contentType: 'text/plain' })
    const named = await get('dir/Küche\'s "list".txt')
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename*=utf-8''K%C3%BCche%27s%20%22list%22.txt",
    )
    await anna.put('words', 'x', {
      contentDisposition: 'attachment; filename="мясо.txt"',
      contentLanguage: 'ру',
    })
    expect((await get('words')).status).toBe(200)
  })
})
