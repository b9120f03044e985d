import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBackupKey, openSeal, type Seal, sealFor, sealOf } from './seal.ts'

const bytes = randomBytes(300_001)
let folder: string
let key: string
let seal: Seal
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-seal-'))
  key = await newBackupKey()
  seal = await sealOf(key)
  path = join(folder, 'sealed')
  await pipeline(
    seal.close(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])),
    createWriteStream(path),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (from: Seal, file: string) => buffer(Readable.from(from.open(file)))

test('a sealed file is read back with its key, and says nothing without it', async () => {
  expect((await read(seal, path)).equals(bytes)).toBe(true)
  const stored = await readFile(path)
  expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(stored.includes(bytes.subarray(1000, 1032))).toBe(false)
  await expect(read(await sealOf(await newBackupKey()), path)).rejects.toThrow(/identit/u)
})

test('[BU12] a sealed file that was changed or cut is refused', async () => {
  const stored = await readFile(path)
  const changed = Buffer.from(stored)
  changed.writeUInt8(changed.readUInt8(200_000) ^ 1, 200_000)
  await writeFile(join(folder, 'changed'), changed)
  await writeFile(join(folder, 'cut'), stored.subarray(0, 200_000))
  await expect(read(seal, join(folder, 'changed'))).rejects.toThrow(/tag/u)
  await expect(read(seal, join(folder, 'cut'))).rejects.toThrow(/tag/u)
})

test('a backup names the key that it needs', async () => {
  const recipient = seal.recipient ?? ''
  expect(recipient).toMatch(/^age1/u)
  await expect(sealFor({ recipient }, '/backup', undefined)).rejects.toThrow(
    /encrypted: set BRIGADE_BACKUP_KEY/u,
  )
  await expect(sealFor({ recipient }, '/backup', await newBackupKey())).rejects.toThrow(recipient)
  expect((await sealFor({ recipient }, '/backup', key)).recipient).toBe(recipient)
  expect(await sealFor({}, '/backup', key)).toBe(openSeal)
})
