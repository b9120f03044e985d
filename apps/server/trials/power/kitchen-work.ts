import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SeededRandom } from '@brigade/platform/trials/seeded-random.ts'
import { aStation, clientAt, type KitchenClient } from '../../testing/kitchen-client.ts'
import { readKitchenFile, sendKitchenFile } from '../../testing/send-file.ts'

/** How many of a kitchen's writes were acknowledged, lost or halved by power cuts. */
export interface WorkFaults {
  /** Acknowledged before the power went, and not there after it. */
  readonly lost: readonly string[]
  /** Batches of which only some documents are there, files that are there and other than they were sent. */
  readonly halved: readonly string[]
}

/** Work of a kitchen that goes on until the power goes: batches of documents, and files. */
export interface KitchenWork {
  /** Writes until `stop`; what is acknowledged later does not count. */
  begin(url: string): { readonly stop: () => void; readonly ended: Promise<void> }
  /** Compares what a server has with what was acknowledged: of the last life, or ever. */
  faults(url: string, of: 'last life' | 'all'): Promise<WorkFaults>
  /** How many batches and files were acknowledged. */
  acknowledged(): number
}

interface Batch {
  readonly name: string
  readonly paths: readonly string[]
  isAcknowledged: boolean
}

interface SentFile {
  readonly id: string
  readonly hash: string
  isAcknowledged: boolean
}

const WRITERS = 4
const LARGEST_BATCH = 20
const LARGEST_FILE = 100_000
const READ_AT_ONCE = 300
const PDF_HEAD = Buffer.from('%PDF-1.7\n')

/** @param known - the kitchen, and a session of somebody who may write there */
export function openKitchenWork(known: KitchenClient, random: SeededRandom): KitchenWork {
  const batches: Batch[] = []
  const files: SentFile[] = []
  let before = { batches: 0, files: 0 }

  async function writeBatch(client: KitchenClient): Promise<() => void> {
    const name = `batch${batches.length}`
    const count = 2 + random.below(LARGEST_BATCH - 1)
    const paths = Array.from(
      { length: count },
      (_, at) => `kitchens/${known.kitchenId}/stations/${name}x${at}`,
    )
    const batch: Batch = { name, paths, isAcknowledged: false }
    batches.push(batch)
    const { status } = await client.write(Object.fromEntries(paths.map((path) => [path, aStation(name)])))
    if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    return () => {
      batch.isAcknowledged = true
    }
  }

  async function sendFile(client: KitchenClient, url: string): Promise<() => void> {
    const bytes = Buffer.concat([PDF_HEAD, randomBytes(random.below(LARGEST_FILE))])
    // Of all kitchens no two files have one id.
    const id = `file${files.length}-${randomUUID()}`
    const file: SentFile = { id, hash: hashOf(bytes), isAcknowledged: false }
    files.push(file)
    const status = await sendKitchenFile(url, client, id, bytes)
    if (status !== 200) throw new Error(`${id} was answered with ${status}`)
    return () => {
      file.isAcknowledged = true
    }
  }

  return {
    begin(url) {
      before = { batches: batches.length, files: files.length }
      const life = { isOver: false }
      const client = clientAt(url, known)
      const repeat = async (act: () => Promise<() => void>) => {
        while (!life.isOver) {
          const acknowledge = await act().catch((error: unknown) => {
            if (!life.isOver) throw error
          })
          if (!life.isOver) acknowledge?.()
        }
      }
      const writers = Array.from({ length: WRITERS }, () => repeat(() => writeBatch(client)))
      const ended = Promise.all([...writers, repeat(() => sendFile(client, url))]).then(() => undefined)
      return { stop: () => (life.isOver = true), ended }
    },
    async faults(url, of) {
      const [someBatches, someFiles] =
        of === 'all' ? [batches, files] : [batches.slice(before.batches), files.slice(before.files)]
      const inBatches = await faultsOfBatches(clientAt(url, known), someBatches)
      const inFiles = await faultsOfFiles(url, known, someFiles)
      return {
        lost: [...inBatches.lost, ...inFiles.lost],
        halved: [...inBatches.halved, ...inFiles.halved],
      }
    },
    acknowledged: () => [...batches, ...files].filter(({ isAcknowledged }) => isAcknowledged).length,
  }
}

async function faultsOfBatches(client: KitchenClient, batches: readonly Batch[]): Promise<WorkFaults> {
  const there = new Set<string>()
  const paths = batches.flatMap((batch) => batch.paths)
  for (let from = 0; from < paths.length; from += READ_AT_ONCE) {
    const some = paths.slice(from, from + READ_AT_ONCE)
    const found = await client.read(some)
    for (const [at, path] of some.entries()) if (found[at] !== undefined) there.add(path)
  }
  const countOf = (batch: Batch) => batch.paths.filter((path) => there.has(path)).length
  const namesOf = (some: readonly Batch[]) => some.map(({ name }) => name)
  return {
    lost: namesOf(batches.filter((batch) => batch.isAcknowledged && countOf(batch) === 0)),
    halved: namesOf(batches.filter((batch) => countOf(batch) > 0 && countOf(batch) < batch.paths.length)),
  }
}

async function faultsOfFiles(
  url: string,
  known: KitchenClient,
  files: readonly SentFile[],
): Promise<WorkFaults> {
  const lost: string[] = []
  const halved: string[] = []
  for (const { id, hash, isAcknowledged } of files) {
    const bytes = await readKitchenFile(url, known, id)
    if (bytes === undefined && isAcknowledged) lost.push(id)
    if (bytes !== undefined && hashOf(bytes) !== hash) halved.push(id)
  }
  return { lost, halved }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
