import type { Database } from '../database/database.ts'
import type { Log } from './log.ts'
import { trimChangeLog } from './storage/change-log.ts'

const HOUR_MS = 3_600_000

interface HousekeepingParts {
  readonly database: Database
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long changes are kept for clients that come back. */
  readonly changesKeptMs: number
}

/** Forgets old changes, now and every hour; and tidies an embedded database, which has no server to do it. */
export async function startHousekeeping(parts: HousekeepingParts): Promise<{ readonly stop: () => void }> {
  await forgetChanges(parts)
  const timer = setInterval(() => {
    keepHouse(parts).catch((error: unknown) => parts.log.error({ err: error }, 'Housekeeping failed.'))
  }, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function forgetChanges({ database, now, changesKeptMs }: HousekeepingParts): Promise<void> {
  return trimChangeLog(database, BigInt(Math.floor((now() - changesKeptMs) * 1000)))
}

async function keepHouse(parts: HousekeepingParts): Promise<void> {
  await forgetChanges(parts)
  if (parts.database.isShared) return
  await parts.database.query('vacuum (analyze) documents, document_changes, document_clock, document_entries')
  // The embedded engine never does it by itself, and its log would grow until the server stops.
  await parts.database.query('checkpoint')
}
