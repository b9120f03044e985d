import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeDurableFolder, renameDurably, syncFolder } from '../../durable/durable-files.ts'
import { type ByteStore, checkByteKey, type StoredBytes, isKey, MissingBytes } from './byte-store.ts'
import { openMeter } from './measure-bytes.ts'

/** Where writes under way lie: on the same disk, so that a rename makes them whole at once. */
const INCOMING = 'incoming'

/** Two hexadecimal digits of the key name its folder, so that no folder becomes very large. */
const SHARDS = Array.from({ length: 256 }, (_, shard) => shard.toString(16).padStart(2, '0'))

/**
 * Bytes as files of one folder. Several processes may share it when they see the same disk. A write is flushed to the
 * disk, and its name too, before it counts.
 */
export async function openDiskStore(folder: string): Promise<ByteStore> {
  await makeDurableFolder(folder)
  for (const name of [INCOMING, ...SHARDS]) await mkdir(join(folder, name), { recursive: true })
  await syncFolder(folder)
  const shardOf = (key: string) => join(folder, key.slice(0, 2))
  const incomingOf = (key: string) => join(folder, INCOMING, key)

  return {
    async write(key, bytes) {
      checkByteKey(key)
      const meter = openMeter()
      try {
        const file = await open(incomingOf(key), 'wx')
        await pipeline(meter.pass(bytes), file.createWriteStream({ flush: true }))
        await renameDurably(incomingOf(key), join(shardOf(key), key))
      } catch (error) {
        await rm(incomingOf(key), { force: true })
        throw error
      }
      return meter.measured()
    },
    async read(key, range) {
      checkByteKey(key)
      const file = await open(join(shardOf(key), key)).catch((error: unknown) => {
        throw isMissing(error) ? new MissingBytes(`Nothing is stored under ${key}.`) : error
      })
      // The open handle keeps the bytes readable to their end, though the file may be deleted meanwhile.
      return createReadStream('', { fd: file, ...(range && { start: range.first, end: range.last }) })
    },
    async delete(key) {
      checkByteKey(key)
      await rm(join(shardOf(key), key), { force: true })
      await rm(incomingOf(key), { force: true })
    },
    async *list() {
      for (const name of [INCOMING, ...SHARDS]) yield* heldIn(join(folder, name))
    },
  }
}

async function* heldIn(folder: string): AsyncGenerator<StoredBytes, void> {
  for (const key of await readdir(folder)) {
    if (!isKey(key)) continue
    const found = await stat(join(folder, key)).catch(() => undefined)
    if (found !== undefined) yield { key, storedAt: found.mtimeMs }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
