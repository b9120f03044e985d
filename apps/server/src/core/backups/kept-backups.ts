import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDurably } from '@brigade/platform/durable/durable-files.ts'
import * as z from 'zod'
import { parseJson, readDescription } from './backup-folder.ts'
import type { Proof } from './prove-backup.ts'
import { keptBackups } from './rotation.ts'
import type { Seal } from './seal.ts'

/** Written into a backup when everything came back from it. */
const PROOF_FILE = 'proved.json'
/** Names of backups that the server makes by itself; folders with other names are never touched. */
const NAME = /^brigade-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/u

const ProofRecord = z.object({
  provedAt: z.iso.datetime().transform((text) => new Date(text)),
  rows: z.int().nonnegative(),
  files: z.int().nonnegative(),
})

/** A backup that the server made by itself. */
export interface KeptBackup {
  readonly path: string
  readonly madeAt: Date
  /** Absent: it was not proved, or the proof failed. */
  readonly provedAt?: Date
}

/** The folder of a backup made now. */
export function newBackupPath(folder: string, madeAt: Date): string {
  return join(folder, `brigade-${madeAt.toISOString().replaceAll(/[:.]/gu, '-')}`)
}

/** The backups in a folder that the server made by itself, newest first; none when there is no such folder. */
export async function listBackups(folder: string): Promise<readonly KeptBackup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const found = await Promise.all(
    names.flatMap((name) => {
      const parts = NAME.exec(name)
      if (parts === null) return []
      const [, day, hours, minutes, seconds, ms] = parts
      return [readBackup(join(folder, name), new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`))]
    }),
  )
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

async function readBackup(path: string, madeAt: Date): Promise<KeptBackup> {
  const text = await readFile(join(path, PROOF_FILE), 'utf8').catch(() => '')
  const proof = ProofRecord.safeParse(parseJson(text))
  return { path, madeAt, ...(proof.success && { provedAt: proof.data.provedAt }) }
}

/** The newest backup from which everything came back. */
export async function newestProved(folder: string): Promise<KeptBackup | undefined> {
  return (await listBackups(folder)).find(({ provedAt }) => provedAt !== undefined)
}

/** Writes down that everything came back from a backup. */
export async function recordProof(path: string, proof: Proof, provedAt: Date): Promise<void> {
  const text = `${JSON.stringify({ provedAt: provedAt.toISOString(), ...proof }, null, 2)}\n`
  await writeDurably(join(path, PROOF_FILE), join(path, `.${PROOF_FILE}`), text)
}

/** The newest proved backup that a new one with this seal can share files with. */
export async function backupToShareWith(folder: string, seal: Seal): Promise<string | undefined> {
  const newest = await newestProved(folder)
  if (newest === undefined) return undefined
  const description = await readDescription(newest.path).catch(() => undefined)
  return description !== undefined && description.recipient === seal.recipient ? newest.path : undefined
}

/** Takes away what a backup that broke off or was not proved has left. */
export async function clearUnproved(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length))) await remove(join(folder, name))
  }
  for (const { path, provedAt } of await listBackups(folder)) if (provedAt === undefined) await remove(path)
}

/** Takes away the proved backups that the rotation does not keep. */
export async function rotate(folder: string): Promise<void> {
  const proved = (await listBackups(folder)).filter(({ provedAt }) => provedAt !== undefined)
  const kept = keptBackups(proved.map(({ madeAt }) => madeAt))
  for (const { path, madeAt } of proved) if (!kept.has(madeAt)) await remove(path)
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true })
}

/** Whether two folders, or where they would be made, are on one disk. */
export async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  return (await diskOf(one)) === (await diskOf(other))
}

async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined)
  return found?.dev ?? diskOf(dirname(folder))
}
