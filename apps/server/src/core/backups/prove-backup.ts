import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { countTables } from '@brigade/platform/backup/count-tables.ts'
import { type KeptFile, keptFiles } from '@brigade/platform/backup/kept-files.ts'
import { loadDatabase } from '@brigade/platform/backup/load-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { verified } from '@brigade/platform/files/bytes/measure-bytes.ts'
import { type BackupDescription, DATA_FOLDER, readDescription } from './backup-folder.ts'
import { readRows } from './read-rows.ts'
import { type Seal, sealFor } from './seal.ts'

interface ProofOptions {
  /** The database that the backup is of: the scratch database is made beside it. */
  readonly database: Database
  readonly source: string
  readonly key?: string
  /** Files whose bytes are read whole; the others are looked for. Paths below the data folder. */
  readonly readWhole: ReadonlySet<string>
  /** Whether files lie in the data folder, and so in the backup; otherwise a store of the operator's has them. */
  readonly hasFiles: boolean
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/** What a proof has counted. */
export interface Proof {
  readonly rows: number
  readonly files: number
}

/** A backup from which not everything comes back, in one sentence. */
export class UnprovedBackup extends Error {
  override readonly name = 'UnprovedBackup'
}

/**
 * Restores a backup into a scratch database, counts the rows of each table against those it was made with, and looks for
 * each file that the restored database speaks of.
 * @throws UnprovedBackup when something is missing; StartError when it cannot be read
 */
export async function proveBackup(options: ProofOptions): Promise<Proof> {
  const { database, source, key } = options
  const description = await readDescription(source)
  const seal = await sealFor(description, source, key)
  const rows = await readRows(source, description, seal)
  const scratch = await database.openScratch()
  try {
    const nowMicros = BigInt(Date.now()) * 1000n
    await loadDatabase(
      scratch,
      { migrations: description.migrations, rows: untilAborted(rows, options.signal) },
      { mayReplace: true, nowMicros },
    )
    const counted = await checkRows(scratch, description)
    const files = options.hasFiles ? await checkFiles(await keptFiles(scratch), options, seal) : 0
    return { rows: counted, files }
  } finally {
    await scratch.close()
  }
}

async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item, void> {
  for await (const item of items) {
    signal?.throwIfAborted()
    yield item
  }
}

async function checkRows(scratch: Database, { tables }: BackupDescription): Promise<number> {
  const counts = await countTables(scratch)
  for (const [table, expected] of Object.entries(tables)) {
    const found = counts[table] ?? 0
    if (found !== expected) {
      throw new UnprovedBackup(`The table ${table} came back with ${found} rows instead of ${expected}.`)
    }
  }
  return Object.values(tables).reduce((sum, count) => sum + count, 0)
}

async function checkFiles(
  restored: readonly KeptFile[],
  { database, source, readWhole, signal }: ProofOptions,
  seal: Seal,
): Promise<number> {
  // A file that was deleted while the backup was made is no loss.
  let present: ReadonlySet<string> | undefined
  for (const file of restored) {
    signal?.throwIfAborted()
    const path = join('files', file.key.slice(0, 2), file.key)
    const stored = join(source, DATA_FOLDER, `${path}${seal.suffix}`)
    const size = (await stat(stored).catch(() => undefined))?.size
    if (size === undefined) {
      present ??= new Set((await keptFiles(database)).map(({ key }) => key))
      if (present.has(file.key)) throw new UnprovedBackup(`The bytes of the file ${file.key} are missing.`)
    } else if (seal.recipient === undefined && size !== file.size) {
      throw new UnprovedBackup(`The file ${file.key} has ${size} bytes instead of ${file.size}.`)
    } else if (readWhole.has(path)) await readToEnd(stored, file, seal)
  }
  return restored.length
}

async function readToEnd(stored: string, { key, crc32c }: KeptFile, seal: Seal): Promise<void> {
  try {
    await finished(Readable.from(verified(seal.open(stored), crc32c)).resume())
  } catch (error) {
    throw new UnprovedBackup(`The file ${key} cannot be read back from the backup.`, { cause: error })
  }
}
