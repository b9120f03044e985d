import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type ByteStore, MissingBytes, newKey } from '../../src/files/bytes/byte-store.ts'
import { openDiskStore } from '../../src/files/bytes/disk-store.ts'
import { openMeter } from '../../src/files/bytes/measure-bytes.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { report, SEED, times, withinMs } from '../scale.ts'
import { canLosePower, type LossyDisk, openLossyDisk } from './lossy-disk.ts'

const CUTS = times(6, 200)
const LONGEST_LIFE_MS = 150
const WRITERS = 3
const LARGEST_BYTES = 200_000
const can = await canLosePower()

type WritingStore = Pick<ByteStore, 'write' | 'read'>

/** What one run of cuts came to. */
interface CutFiles {
  readonly acknowledged: number
  /** Acknowledged before the power went, and not there after it. */
  readonly lost: number
  /** There, and not what was written. */
  readonly halved: number
}

test.skipIf(!can)(
  'a stored file that was acknowledged is there after a power cut, and every file that is there is whole',
  { timeout: withinMs(60_000) },
  async () => {
    report(`seed ${SEED}`)
    const { acknowledged, ...faults } = await cutWhileWriting(openDiskStore, CUTS, seededRandom(SEED))
    expect(faults).toEqual({ lost: 0, halved: 0 })
    expect(acknowledged).toBeGreaterThan(CUTS)
  },
)

test.skipIf(!can)('this trial sees a store that does not sync', { timeout: withinMs(60_000) }, async () => {
  const { lost } = await cutWhileWriting(openCarelessStore, 2, seededRandom(SEED))
  expect(lost).toBeGreaterThan(0)
})

/** A store that says "kept" when only the kernel's memory has the bytes. */
async function openCarelessStore(folder: string): Promise<WritingStore> {
  const careful = await openDiskStore(folder)
  return {
    read: (key) => careful.read(key),
    async write(key, bytes) {
      const meter = openMeter()
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
      await writeFile(join(folder, key.slice(0, 2), key), meter.pass(bytes))
      return meter.measured()
    },
  }
}

async function cutWhileWriting(
  openStore: (folder: string) => Promise<WritingStore>,
  cuts: number,
  random: SeededRandom,
): Promise<CutFiles> {
  const disk = openLossyDisk()
  const written = new Map<string, Buffer>()
  const acknowledged = new Set<string>()
  const all = { acknowledged: 0, lost: 0, halved: 0 }
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      await liveAndLosePower(disk, openStore, { written, acknowledged, random })
      const found = await compare(await openStore(join(disk.folder, 'new', 'files')), written, acknowledged)
      all.acknowledged += acknowledged.size
      all.lost += found.lost
      all.halved += found.halved
      written.clear()
      acknowledged.clear()
    }
  } finally {
    await disk.close()
  }
  return all
}

interface Life {
  readonly written: Map<string, Buffer>
  /** What was kept before the power went; later answers do not count. */
  readonly acknowledged: Set<string>
  readonly random: SeededRandom
}

async function liveAndLosePower(
  disk: LossyDisk,
  openStore: (folder: string) => Promise<WritingStore>,
  { written, acknowledged, random }: Life,
): Promise<void> {
  const life = { isOver: false }
  const store = await openStore(join(disk.folder, 'new', 'files'))
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!life.isOver) {
      const [key, bytes] = [newKey(), randomBytes(random.below(LARGEST_BYTES))]
      written.set(key, bytes)
      const isKept = await store.write(key, inTwo(bytes)).then(
        () => true,
        () => false,
      )
      if (isKept && !life.isOver) acknowledged.add(key)
    }
  })
  await wait(random.below(LONGEST_LIFE_MS))
  if (random.random() < 0.5) await disk.writeSomeEarly(random)
  life.isOver = true
  disk.cut()
  await Promise.all(writers)
  await disk.restore()
}

async function* inTwo(bytes: Buffer): AsyncGenerator<Uint8Array, void> {
  yield bytes.subarray(0, bytes.length / 2)
  yield bytes.subarray(bytes.length / 2)
}

async function compare(
  store: WritingStore,
  written: ReadonlyMap<string, Buffer>,
  acknowledged: ReadonlySet<string>,
): Promise<Omit<CutFiles, 'acknowledged'>> {
  const faults = { lost: 0, halved: 0 }
  for (const [key, bytes] of written) {
    const found = await store.read(key).then(buffer, (error: unknown) => {
      if (error instanceof MissingBytes) return undefined
      throw error
    })
    if (found === undefined && acknowledged.has(key)) faults.lost += 1
    if (found !== undefined && !found.equals(bytes)) faults.halved += 1
  }
  return faults
}
