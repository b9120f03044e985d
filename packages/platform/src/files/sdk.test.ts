import { text } from 'node:stream/consumers'
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app'
import * as storage from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestFiles, type TestFiles } from '../../testing/files/test-files.ts'
import { homeRules } from '../../testing/files/test-rules.ts'

let files: TestFiles
const apps: Parameters<typeof deleteApp>[0][] = []

beforeAll(async () => {
  files = await openTestFiles({ rules: homeRules })
  await files.put('homes/h1', { members: ['anna'], isPublic: false })
})
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await files.close()
})

/** The unmodified SDK, signed in with a token, or not at all. */
function bucketOf(token?: string, port = Number(new URL(files.url).port)): storage.FirebaseStorage {
  const app = initializeApp(
    { apiKey: 'x', projectId: 'brigade', storageBucket: 'brigade' },
    `files ${apps.length}`,
  )
  apps.push(app)
  const bucket = storage.getStorage(app)
  storage.connectStorageEmulator(
    bucket,
    'localhost',
    port,
    token === undefined ? {} : { mockUserToken: token },
  )
  return bucket
}

async function codeOf(work: () => PromiseLike<unknown>): Promise<string> {
  try {
    await work()
    return ''
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error)
  }
}

const paper = (name: string) => `homes/h1/papers/${name}`
const asText = { contentType: 'text/plain' }

describe('the SDK in Node', () => {
  test('uploads, reads as bytes and as a stream, lists, changes and deletes', async () => {
    const bucket = bucketOf('anna')
    const file = storage.ref(bucket, paper('a.txt'))
    const { metadata } = await storage.uploadString(file, 'Grüße', 'raw', asText)

    expect(metadata).toMatchObject({
      fullPath: paper('a.txt'),
      name: 'a.txt',
      size: 7,
      contentType: 'text/plain',
    })
    expect(new TextDecoder().decode(await storage.getBytes(file))).toBe('Grüße')
    const read = async (most?: number) => text(storage.getStream(file, most))
    expect([await read(), await read(2)]).toEqual(['Grüße', 'Gr'])
    const { items } = await storage.listAll(storage.ref(bucket, 'homes/h1/papers'))
    expect(items.map(({ fullPath }) => fullPath)).toEqual([paper('a.txt')])
    expect(await storage.updateMetadata(file, { customMetadata: { a: 'b' } })).toMatchObject({
      customMetadata: { a: 'b' },
    })
    await storage.deleteObject(file)
    expect(await codeOf(() => storage.getMetadata(file))).toBe('storage/object-not-found')
  })

  test('a download address of a private file opens without a sign-in', async () => {
    const file = storage.ref(bucketOf('anna'), paper('private.txt'))
    await storage.uploadString(file, 'secret', 'raw', asText)
    const answer = await fetch(await storage.getDownloadURL(file))

    expect([answer.status, await answer.text()]).toEqual([200, 'secret'])
    expect(await codeOf(() => storage.getDownloadURL(storage.ref(bucketOf(), paper('private.txt'))))).toBe(
      'storage/unauthorized',
    )
  })
})

describe('refusals as the SDK names them', () => {
  const upload = (bucket: storage.FirebaseStorage, name: string, size = 1) =>
    codeOf(() => storage.uploadBytes(storage.ref(bucket, name), new Uint8Array(size).fill(97), asText))
  const uploadInPieces = (bucket: storage.FirebaseStorage, name: string, size: number) =>
    codeOf(async () =>
      storage.uploadBytesResumable(storage.ref(bucket, name), new Uint8Array(size).fill(97), asText),
    )

  test('unauthorized: not by these rules', async () => {
    expect(await upload(bucketOf('carl'), paper('x'))).toBe('storage/unauthorized')
    expect(await upload(bucketOf(), paper('x'))).toBe('storage/unauthorized')
    expect(await upload(bucketOf('anna'), 'elsewhere/x')).toBe('storage/unauthorized')
    expect(await upload(bucketOf('anna'), paper('x'), 60_001)).toBe('storage/unauthorized')
    expect(await uploadInPieces(bucketOf('anna'), paper('x'), 300_000)).toBe('storage/unauthorized')
  })

  test('unauthenticated: the token is not good', async () => {
    expect(await upload(bucketOf('nobody-x'), paper('x'))).toBe('storage/unauthenticated')
  })

  test('quota-exceeded: the owner has no room', async () => {
    await files.put('homes/full', { members: ['anna'] })
    const bucket = bucketOf('anna')
    expect(await upload(bucket, 'homes/full/papers/a', 60_000)).toBe('')
    expect(await upload(bucket, 'homes/full/papers/b', 50_000)).toBe('storage/quota-exceeded')
  })

  test('unknown: the checksum is of other bytes', async () => {
    const file = storage.ref(bucketOf('anna'), paper('sum'))
    const wrong = { ...asText, md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==' }

    expect(await codeOf(() => storage.uploadString(file, 'x', 'raw', wrong))).toBe('storage/unknown')
  })

  test('retry-limit-exceeded: nobody answers', async () => {
    const bucket = bucketOf('anna', 9)
    bucket.maxOperationRetryTime = 100

    expect(await codeOf(() => storage.getMetadata(storage.ref(bucket, paper('x'))))).toBe(
      'storage/retry-limit-exceeded',
    )
  })
})
