import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { loadDatabase, RestoreRefusal } from '@brigade/platform/backup/load-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { StartError } from '../start/start-error.ts'
import { type BackupDescription, DATA_FOLDER, isContent, readDescription } from './backup-folder.ts'
import { contentFiles } from './copy-content.ts'
import { readRows } from './read-rows.ts'
import { type Seal, sealFor } from './seal.ts'

interface RestoreOptions {
  readonly database: Database
  readonly dataFolder: string
  /** The folder of the backup. */
  readonly source: string
  /** BRIGADE_BACKUP_KEY; needed for a backup that is encrypted. */
  readonly key?: string
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
  const seal = await sealFor(description, source, options.key)
  const rows = await readRows(source, description, seal)
  await refuseContent(dataFolder, mayReplace)
  try {
    const nowMicros = BigInt(options.now.getTime()) * 1000n
    await loadDatabase(database, { migrations: description.migrations, rows }, { mayReplace, nowMicros })
  } catch (error) {
    throw error instanceof RestoreRefusal ? new StartError(error.message) : error
  }
  for (const name of await contentOf(dataFolder)) await rm(join(dataFolder, name), { recursive: true })
  await restoreContent(join(source, DATA_FOLDER), dataFolder, seal)
  return description
}

async function restoreContent(source: string, dataFolder: string, seal: Seal): Promise<void> {
  for (const path of await contentFiles(source)) {
    const target = join(dataFolder, seal.suffix === '' ? path : path.slice(0, -seal.suffix.length))
    await mkdir(dirname(target), { recursive: true })
    await pipeline(seal.open(join(source, path)), createWriteStream(target, { flush: true }))
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
