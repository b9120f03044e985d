import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpDatabase } from '@brigade/platform/backup/dump-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { renameDurably, syncFolder } from '@brigade/platform/durable/durable-files.ts'
import { causeInWords, StartError } from '../start/start-error.ts'
import { type BackupDescription, DATA_FOLDER, DESCRIPTION_FILE, ROWS_FILE } from './backup-folder.ts'
import { copyContent } from './copy-content.ts'
import type { Seal } from './seal.ts'

interface BackupOptions {
  readonly database: Database
  readonly dataFolder: string
  /** Where the backup shall be; must not exist. */
  readonly target: string
  readonly madeAt: Date
  readonly seal: Seal
  /** The folder of a backup before that has the same seal: its files are shared. */
  readonly before?: string
  /** Ends it early. */
  readonly signal?: AbortSignal
}

/** A backup that is there. */
export interface MadeBackup extends BackupDescription {
  /** Files that no backup before had, by their paths below the data folder. */
  readonly copied: readonly string[]
}

/**
 * Makes a backup: the database as it stands at one moment, and the files it speaks of. A server may go on working
 * meanwhile. The target appears when all of it is on the disk; what fails before leaves nothing.
 * @throws StartError when the target exists or cannot be written
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const part = `${options.target}.part`
  try {
    await mkdir(part, { recursive: false })
  } catch (error) {
    throw new StartError(`The backup "${part}" cannot be begun: ${causeInWords(error)}.`)
  }
  try {
    const made = await fillBackup(options, part)
    await renameDurably(part, options.target)
    return made
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

async function fillBackup(options: BackupOptions, part: string): Promise<MadeBackup> {
  const { database, dataFolder, seal, before, signal } = options
  const data = join(part, DATA_FOLDER)
  const copyAll = () =>
    copyContent(dataFolder, data, {
      seal,
      ...(signal !== undefined && { signal }),
      ...(before !== undefined && { before: join(before, DATA_FOLDER) }),
    })
  // Files never change: those of before may be gone after the rows are read, those of after are not there before.
  const early = await copyAll()
  const rows = join(part, `${ROWS_FILE}${seal.suffix}`)
  const tables = await writeRows(options, rows)
  const late = await copyAll()
  const description: BackupDescription = {
    format: 1,
    madeAt: options.madeAt.toISOString(),
    migrations: await migrationsOf(database),
    tables,
    rowsHash: await hashOf(rows),
    ...(seal.recipient !== undefined && { recipient: seal.recipient }),
  }
  await writeFile(join(part, DESCRIPTION_FILE), `${JSON.stringify(description, null, 2)}\n`, { flush: true })
  await syncFolder(part)
  return { ...description, copied: [...early, ...late] }
}

async function writeRows(
  { database, seal, signal }: BackupOptions,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const zip = createGzip()
  const written = pipeline(seal.close(zip), createWriteStream(path, { flush: true }))
  // Whatever fails first is told; the other ends with it.
  written.catch((error: unknown) => zip.destroy(error instanceof Error ? error : undefined))
  const tables = await dumpDatabase(database, async (rows) => {
    signal?.throwIfAborted()
    const text = rows.map(({ table, row }) => `${table}\t${row}\n`).join('')
    if (!zip.write(text)) await once(zip, 'drain')
  })
  zip.end()
  await written
  return tables
}

async function migrationsOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/** SHA-256 of a file. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
