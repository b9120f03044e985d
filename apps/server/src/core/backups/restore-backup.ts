import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { loadDatabase, RestoreRefusal } from '@brigade/platform/backup/load-database.ts'
import { linesOf, readRows } from '@brigade/platform/backup/read-rows.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { StartError } from '../start/start-error.ts'
import { BackupDescription, DATA_FOLDER, DESCRIPTION_FILE, isContent, ROWS_FILE } from './backup-folder.ts'
import { hashOf } from './make-backup.ts'

interface RestoreOptions {
  readonly database: Database
  readonly dataFolder: string
  /** The folder of the backup. */
  readonly source: string
  /** Whether what is there may go. */
  readonly mayReplace: boolean
  readonly now: Date
}

/**
 * Makes database and data folder what a backup holds. The rows are checked before anything is touched, and stored in
 * one transaction.
 * @throws StartError when the folder is no whole backup, or the backup may not be restored here
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupDescription> {
  const { database, dataFolder, source, mayReplace } = options
  const description = await readDescription(source)
  if ((await hashOf(join(source, ROWS_FILE))) !== description.rowsHash) {
    throw new StartError(`The rows of the backup "${source}" are not those it was made with.`)
  }
  await refuseContent(dataFolder, mayReplace)
  try {
    const dump = { migrations: description.migrations, rows: rowsIn(join(source, ROWS_FILE)) }
    const nowMicros = BigInt(options.now.getTime()) * 1000n
    await loadDatabase(database, dump, { mayReplace, nowMicros })
  } catch (error) {
    throw error instanceof RestoreRefusal ? new StartError(error.message) : error
  }
  for (const name of await contentOf(dataFolder)) await rm(join(dataFolder, name), { recursive: true })
  await mkdir(dataFolder, { recursive: true })
  await cp(join(source, DATA_FOLDER), dataFolder, { recursive: true })
  return description
}

async function readDescription(source: string): Promise<BackupDescription> {
  const text = await readFile(join(source, DESCRIPTION_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StartError(`"${source}" is no backup: it has no ${DESCRIPTION_FILE}.`)
  }
  const description = BackupDescription.safeParse(parseJson(text))
  if (!description.success)
    throw new StartError(`The ${DESCRIPTION_FILE} of "${source}" cannot be understood.`)
  return description.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function contentOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter(isContent)
}

async function refuseContent(folder: string, mayReplace: boolean): Promise<void> {
  const [name] = mayReplace ? [] : await contentOf(folder)
  if (name !== undefined) {
    throw new StartError(`BRIGADE_DATA is "${folder}" and has "${name}" in it; with --replace that is lost.`)
  }
}

const rowsIn = (file: string) => readRows(linesOf(createReadStream(file).pipe(createGunzip())))
