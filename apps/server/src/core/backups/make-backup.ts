import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpDatabase } from '@brigade/platform/backup/dump-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { causeInWords, StartError } from '../start/start-error.ts'
import {
  type BackupDescription,
  DATA_FOLDER,
  DESCRIPTION_FILE,
  isContent,
  ROWS_FILE,
} from './backup-folder.ts'

interface BackupOptions {
  readonly database: Database
  readonly dataFolder: string
  /** Where the backup shall be; must not exist. */
  readonly target: string
  readonly madeAt: Date
}

/**
 * Makes a backup: the database as it stands at one moment, and the files it speaks of. A server on PostgreSQL may go on
 * working meanwhile. The target appears when all of it is there.
 * @throws StartError when the target exists or cannot be written
 */
export async function makeBackup(options: BackupOptions): Promise<BackupDescription> {
  const { database, dataFolder, target } = options
  const part = `${target}.part`
  try {
    await mkdir(part, { recursive: false })
  } catch (error) {
    throw new StartError(`The backup "${part}" cannot be begun: ${causeInWords(error)}.`)
  }
  // Files never change: those of before may be gone after the rows are read, those of after are not there before.
  await copyContent(dataFolder, join(part, DATA_FOLDER))
  const tables = await writeRows(database, join(part, ROWS_FILE))
  await copyContent(dataFolder, join(part, DATA_FOLDER))
  const description: BackupDescription = {
    format: 1,
    madeAt: options.madeAt.toISOString(),
    migrations: await migrationsOf(database),
    tables,
    rowsHash: await hashOf(join(part, ROWS_FILE)),
  }
  await writeFile(join(part, DESCRIPTION_FILE), `${JSON.stringify(description, null, 2)}\n`, { flush: true })
  await rename(part, target)
  return description
}

async function copyContent(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (!isContent(name)) continue
    await cp(join(from, name), join(to, name), { recursive: true, force: false })
  }
}

async function writeRows(database: Database, path: string): Promise<Readonly<Record<string, number>>> {
  const zip = createGzip()
  const written = pipeline(zip, createWriteStream(path, { flush: true }))
  const tables = await dumpDatabase(database, async (rows) => {
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
