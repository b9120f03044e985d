import type { Database } from '../database/database.ts'
import { trimChangeLog } from './storage/change-log.ts'

interface HousekeepingParts {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long changes are kept for clients that come back. */
  readonly changesKeptMs: number
}

/** Forgets the changes whose time is over. */
export function forgetChanges({ database, now, changesKeptMs }: HousekeepingParts): Promise<void> {
  return trimChangeLog(database, BigInt(Math.floor((now() - changesKeptMs) * 1000)))
}

/** Forgets old changes, and tidies an embedded database, which has no server to do it. */
export async function tidyDocuments(parts: HousekeepingParts): Promise<void> {
  await forgetChanges(parts)
  if (parts.database.isShared) return
  await parts.database.query('vacuum (analyze) documents, document_changes, document_clock, document_entries')
  // The embedded engine never does it by itself, and its log would grow until the server stops.
  await parts.database.query('checkpoint')
}
