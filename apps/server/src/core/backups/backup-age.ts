import { newestProved } from './kept-backups.ts'
import type { BackupSettings } from './nightly-backup.ts'

/** Health is asked for every few seconds, and the folder may be on another machine. */
const LOOK_AGAIN_MS = 60_000

/** Seconds since the newest backup was proved; undefined when there is none, or the server makes none. */
export type BackupAge = () => Promise<number | undefined>

/** Tells how old the newest proved backup is, and looks at its folder at most once a minute. */
export function openBackupAge(backups: BackupSettings | undefined): BackupAge {
  let seen: { readonly at: number; readonly provedAt: Promise<Date | undefined> } | undefined
  return async () => {
    if (backups === undefined) return undefined
    const now = Date.now()
    if (seen === undefined || now - seen.at > LOOK_AGAIN_MS) {
      seen = { at: now, provedAt: newestProved(backups.folder).then((newest) => newest?.provedAt) }
    }
    const provedAt = await seen.provedAt
    return provedAt === undefined ? undefined : Math.round((now - provedAt.getTime()) / 1000)
  }
}
