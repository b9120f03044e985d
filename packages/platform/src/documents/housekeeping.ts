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
