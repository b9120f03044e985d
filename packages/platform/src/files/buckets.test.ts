import { deleteApp, initializeApp } from 'firebase/app'
import * as storage from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageClient } from '../../testing/files/storage-client.ts'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'

/** Sent by the SDK in pieces. */
const LARGE = 300_000

let files: TestFiles
const app = initializeApp({ apiKey: 'x', projectId: 'brigade', storageBucket: 'brigade' }, 'buckets')

beforeAll(async () => {
  files = await openTestFiles({ open: true })
})
afterAll(async () => {
  await deleteApp(app)
  await files.close()
})

function bucketOf(name: string): storage.FirebaseStorage {
  const bucket = storage.getStorage(app, `gs://${name}`)
  storage.connectStorageEmulator(bucket, 'localhost', Number(new URL(files.url).port))
  return bucket
}

/** The same place in the server's own bucket, and in another. */
function pair(path: string) {
  const [ours, theirs] = ['brigade', 'demo-home.appspot.com'] as const
  return { ours: storage.ref(bucketOf(ours), path), theirs: storage.ref(bucketOf(theirs), path) }
}

const textOf = async (file: storage.StorageReference): Promise<string> =>
  new TextDecoder().decode(await storage.getBytes(file))
const namesIn = async (folder: storage.StorageReference): Promise<readonly string[]> =>
  (await storage.listAll(folder)).items.map(String)

describe('buckets of a test server', () => {
  test('are there under every name, each with files of its own', async () => {
    const { ours, theirs } = pair('shelf/a.txt')
    await storage.uploadString(ours, 'ours', 'raw', { customMetadata: { whose: 'ours' } })
    await storage.uploadString(theirs, 'theirs')

    expect([await textOf(ours), await textOf(theirs)]).toEqual(['ours', 'theirs'])
    await storage.updateMetadata(theirs, { customMetadata: { whose: 'theirs' } })
    expect((await storage.getMetadata(ours)).customMetadata).toEqual({ whose: 'ours' })
    await storage.deleteObject(ours)
    expect(await storage.getMetadata(theirs)).toMatchObject({ bucket: theirs.bucket, size: 6 })
    expect(await namesIn(pair('shelf').ours)).toEqual([])
    expect(await namesIn(pair('shelf').theirs)).toEqual([`gs://${theirs.bucket}/shelf/a.txt`])
  })

  test('take pieces, and give addresses that open without a sign-in', async () => {
    const { ours, theirs } = pair('large.bin')
    await storage.uploadBytesResumable(theirs, new Uint8Array(LARGE))
    const address = await storage.getDownloadURL(theirs)

    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(LARGE)
    expect((await fetch(address.replace(theirs.bucket, ours.bucket))).status).toBe(404)
  })

  test('know no upload that was begun in another', async () => {
    const client = storageClient(files.url, 'anna')
    const address = (await client.begin('pieces', 1)).headers.get('x-goog-upload-url') ?? ''
    const elsewhere = address.replace('/b/brigade/', '/b/other/')

    expect((await client.step(elsewhere, 'query')).status).toBe(404)
    expect((await client.step(address, 'query')).status).toBe(200)
  })

  test.each(['Upper', 'a', '.dots', 'a%2Fb', 'a%00b', 'x'.repeat(64)])(
    'are not there under what is no name: %s',
    async (name) => {
      expect((await fetch(`${files.url}/v0/b/${name}/o`)).status).toBe(404)
    },
  )
})

test('no other server has another bucket', async () => {
  const closed = await openTestFiles()
  const other = async (path: string, method = 'GET') =>
    (await fetch(`${closed.url}/v0/b/other/o${path}`, { method })).status
  const statuses = [
    await other(''),
    await other('/a'),
    await other('/a?alt=media'),
    await other('?name=a', 'POST'),
    await other('/a?create_token=true', 'POST'),
    await other('/a', 'PATCH'),
    await other('/a', 'DELETE'),
  ]
  await closed.close()

  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404])
})
