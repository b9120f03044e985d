import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storageClient, type StorageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'
import { homeRules } from '../../testing/files/test-rules.ts'

let files: TestFiles
let anna: StorageClient
let told: unknown[] = []

beforeAll(async () => {
  files = await openTestFiles({
    rules: homeRules,
    events: {
      async kept({ name, size, contentType }) {
        told.push({ name, size, contentType })
        if (name.endsWith('angry')) throw new Error('nobody listens')
      },
      async refused(name, fault) {
        told.push({ name, fault })
      },
    },
  })
  await files.put('homes/h1', { members: ['anna', 'ben'] })
  anna = storageClient(files.url, 'anna')
})
beforeEach(() => {
  told = []
})
afterAll(async () => files.close())

const text = { contentType: 'text/plain' }
const deed = (name: string) => `homes/h1/deeds/${name}`

test('the product hears of what is kept and of what is refused for its content', async () => {
  await anna.put(deed('good'), 'text', text)
  await anna.put(deed('exe'), Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), text)
  await anna.put(deed('large'), 'x'.repeat(1001), text)
  await anna.put('homes/h1/photos/broken', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), text)
  await storageClient(files.url, 'carl').put(deed('not his'), 'text', text)

  expect(told).toEqual([
    { name: deed('good'), size: 4, contentType: 'text/plain' },
    { name: deed('exe'), fault: 'type' },
    { name: deed('large'), fault: 'size' },
    { name: 'homes/h1/photos/broken', fault: 'unreadable' },
  ])
})

test('it hears of an upload in pieces too', async () => {
  const begun = await anna.begin(deed('pieces'), 4, text)
  await anna.step(begun.headers.get('x-goog-upload-url') ?? '', 'upload, finalize', 0, Buffer.from('text'))

  expect(told).toEqual([{ name: deed('pieces'), size: 4, contentType: 'text/plain' }])
})

test('what it does with it does not change the answer', async () => {
  expect((await anna.put(deed('angry'), 'text', text)).status).toBe(200)
})

test('what may not be replaced is answered again to whoever sends the same bytes again', async () => {
  const first = await (await anna.put(deed('once'), 'text', text)).json()
  const again = await anna.put(deed('once'), 'text', text)

  expect([again.status, await again.json()]).toEqual([200, { ...first, downloadTokens: expect.any(String) }])
  expect((await anna.put(deed('once'), 'other', text)).status).toBe(403)
  expect((await storageClient(files.url, 'ben').put(deed('once'), 'text', text)).status).toBe(403)
  expect(told).toHaveLength(2)
})

test('the product removes a file itself', async () => {
  await anna.put(deed('gone'), 'text', text)
  await files.files.remove(deed('gone'))
  await files.files.remove(deed('gone'))

  expect((await anna.call(`/${encodeURIComponent(deed('gone'))}`)).status).toBe(404)
})
