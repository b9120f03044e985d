import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../testing/files/s3-server.ts'
import { type ByteStore, MissingBytes, newKey } from './byte-store.ts'
import { openDiskStore } from './disk-store.ts'
import { verified } from './measure-bytes.ts'
import { openS3Store } from './s3-store.ts'

interface TestStore {
  readonly store: ByteStore
  close(): Promise<void>
}

const drivers = [
  {
    name: 'disk',
    async open(): Promise<TestStore> {
      const folder = await mkdtemp(join(tmpdir(), 'brigade-bytes-'))
      const store = await openDiskStore(folder)
      return { store, close: () => rm(folder, { recursive: true, force: true }) }
    },
  },
  {
    name: 'S3',
    async open(): Promise<TestStore> {
      const server = await startS3()
      return { store: await openS3Store(server.place), close: () => server.stop() }
    },
  },
] as const

async function* chunksOf(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* chunks
}

async function* brokenAfter(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes
  throw new Error('the line was cut')
}

async function keysIn(store: ByteStore): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

describe.each(drivers)('bytes on $name', (driver) => {
  let opened: TestStore
  let store: ByteStore
  beforeAll(async () => {
    opened = await driver.open()
    store = opened.store
  })
  afterAll(async () => opened.close())

  test('what is written is read back whole, and measured', async () => {
    const key = newKey()
    const measured = await store.write(key, chunksOf(Buffer.from('hello '), Buffer.from('world')))

    expect(measured).toEqual({ size: 11, md5: 'XrY7u+Ae7tCTyyK7j1rNww==', crc32c: 'yZRlqg==' })
    expect((await buffer(await store.read(key))).toString()).toBe('hello world')
  })

  test('an empty file is a file', async () => {
    const key = newKey()

    expect(await store.write(key, chunksOf())).toMatchObject({ size: 0, md5: '1B2M2Y8AsgTpgAmY7PhCfg==' })
    expect((await buffer(await store.read(key))).length).toBe(0)
  })

  test('a range has its first and its last octet', async () => {
    const key = newKey()
    await store.write(key, chunksOf(Buffer.from('0123456789')))

    expect((await buffer(await store.read(key, { first: 2, last: 4 }))).toString()).toBe('234')
    expect((await buffer(await store.read(key, { first: 9, last: 9 }))).toString()).toBe('9')
  })

  test('twenty megabytes come back as they were', async () => {
    const key = newKey()
    const bytes = randomBytes(20 * 1024 * 1024 + 7)
    const parts = Array.from({ length: 21 }, (_, at) =>
      bytes.subarray(at * 1024 * 1024, (at + 1) * 1024 * 1024),
    )
    await store.write(key, chunksOf(...parts))

    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true)
  })

  test('a write that breaks leaves nothing', async () => {
    const [small, large] = [newKey(), newKey()]
    await expect(store.write(small, brokenAfter(Buffer.alloc(10)))).rejects.toThrow('cut')
    await expect(store.write(large, brokenAfter(Buffer.alloc(9 * 1024 * 1024)))).rejects.toThrow('cut')

    await expect(store.read(small)).rejects.toThrow(MissingBytes)
    await expect(store.read(large)).rejects.toThrow(MissingBytes)
    expect(await keysIn(store)).not.toContain(small)
  })

  test('what is deleted is gone, and deleting it again is no fault', async () => {
    const key = newKey()
    await store.write(key, chunksOf(Buffer.from('x')))
    expect(await keysIn(store)).toContain(key)
    await store.delete(key)
    await store.delete(key)

    await expect(store.read(key)).rejects.toThrow(MissingBytes)
    expect(await keysIn(store)).not.toContain(key)
  })

  test.each(['', '../../etc/passwd', 'a/b', `${newKey()}/..`])(
    '"%s" is never taken as a key',
    async (key) => {
      await expect(store.write(key, chunksOf())).rejects.toThrow('not a key')
      await expect(store.read(key)).rejects.toThrow('not a key')
      await expect(store.delete(key)).rejects.toThrow('not a key')
    },
  )
})

test('a bucket is opened only with the right secret, in the right region', async () => {
  const server = await startS3()
  const { place } = server
  await openS3Store(place)

  await expect(openS3Store({ ...place, secretAccessKey: 'another' })).rejects.toThrow('403')
  await expect(openS3Store({ ...place, region: 'us-east-1' })).rejects.toThrow('403')
  await server.stop()
})

test('on disk a write has its own name only when it is whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-bytes-'))
  const store = await openDiskStore(folder)
  const key = newKey()
  const seen: (readonly string[])[] = []
  async function* looking(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from('half')
    seen.push(await readdir(join(folder, key.slice(0, 2))), await readdir(join(folder, 'incoming')))
  }
  await store.write(key, looking())

  expect(seen).toEqual([[], [key]])
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await rm(folder, { recursive: true, force: true })
})

test('bytes that have changed on their disk are never given whole', async () => {
  const given: Uint8Array[] = []
  const reading = async () => {
    for await (const chunk of verified(chunksOf(Buffer.from('hello '), Buffer.from('worlt')), 'yZRlqg==')) {
      given.push(chunk)
    }
  }

  await expect(reading()).rejects.toThrow('checksum')
  expect(Buffer.concat(given).toString()).toBe('hello ')
})
