import { statfs } from 'node:fs/promises'
import type { Database } from '@brigade/platform/database/database.ts'
import { makeDurableFolder } from '@brigade/platform/durable/durable-files.ts'
import { defineJob, type Job } from '@brigade/platform/jobs/define-job.ts'
import {
  backupToShareWith,
  clearUnproved,
  listBackups,
  newBackupPath,
  newestProved,
  recordProof,
  rotate,
} from './kept-backups.ts'
import { makeBackup } from './make-backup.ts'
import { proveBackup } from './prove-backup.ts'
import { sealOf } from './seal.ts'

/** Where the server's own backups go. */
export interface BackupSettings {
  readonly folder: string
  /** BRIGADE_BACKUP_KEY. */
  readonly key?: string
}

export interface NightlyBackup {
  readonly database: Database
  readonly dataFolder: string
  /** Whether people's files lie in the data folder. */
  readonly hasFiles: boolean
  readonly backups: BackupSettings
  readonly log: { info(details: object, message: string): void }
}

const HOUR_MS = 3_600_000
/** By the machine's own clock: kitchens are closed. */
const DUE_AT_HOUR = 3
/** What the disk of the data must still have when a backup is through. */
const LEFT_FREE_BYTES = 256 * 1024 * 1024

/** Makes a proved backup every night, or as soon as the server runs again after one it has missed. */
export function nightlyBackupJob(parts: NightlyBackup): Job<unknown> {
  return defineJob({
    name: 'nightly-backup',
    everyMs: HOUR_MS,
    async run(_parts, signal) {
      const last = (await newestProved(parts.backups.folder))?.madeAt
      if (isBackupDue(new Date(), last)) await backUp(parts, new Date(), signal)
    },
  })
}

/** Whether no backup has been made since it was last three o'clock in the night. */
export function isBackupDue(now: Date, last: Date | undefined): boolean {
  const due = new Date(now)
  due.setHours(DUE_AT_HOUR, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return last === undefined || last < due
}

/**
 * Makes a backup, proves it, and lets those go that the rotation does not keep. Only a proved one takes the place of
 * others.
 * @throws when it cannot be made or proved; the backups from before are all still there
 */
export async function backUp(parts: NightlyBackup, now: Date, signal?: AbortSignal): Promise<void> {
  const { database, dataFolder, hasFiles, backups, log } = parts
  const { folder, key } = backups
  await makeDurableFolder(folder, 0o700)
  await clearUnproved(folder)
  await checkRoom(parts)
  const seal = await sealOf(key)
  const before = await backupToShareWith(folder, seal)
  const target = newBackupPath(folder, now)
  const common = { database, ...(signal !== undefined && { signal }) }
  const { copied } = await makeBackup({
    ...common,
    dataFolder,
    target,
    madeAt: now,
    seal,
    ...(before !== undefined && { before }),
  })
  const proof = await proveBackup({
    ...common,
    source: target,
    readWhole: new Set(copied),
    hasFiles,
    ...(key !== undefined && { key }),
  })
  await recordProof(target, proof, new Date())
  await rotate(folder)
  const kept = (await listBackups(folder)).length
  log.info({ folder: target, ...proof, kept }, 'A backup is made and proved')
}

/** The scratch database and the rows come beside the data, and a database without room stands still. */
async function checkRoom({ database, dataFolder, backups }: NightlyBackup): Promise<void> {
  const [row] = await database.query<{ bytes: string | number | bigint }>(
    'select pg_database_size(current_database()) as bytes',
  )
  const needed = Number(row?.bytes ?? 0) + LEFT_FREE_BYTES
  for (const folder of new Set([dataFolder, backups.folder])) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize >= needed) continue
    const mib = (bytes: number) => Math.round(bytes / 1024 / 1024)
    throw new Error(
      `No backup is made: the disk of "${folder}" has ${mib(bavail * bsize)} MiB free, and ${mib(needed)} MiB are needed.`,
    )
  }
}
