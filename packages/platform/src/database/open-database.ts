import type { Database } from './database.ts'
import { openEmbedded, openPassing } from './embedded/open-embedded.ts'
import type { EngineLog } from './embedded/engine-log.ts'
import { openPostgres } from './postgres-driver.ts'

/** Where the data is kept: only as long as this process runs, in a folder (embedded PostgreSQL), or on a server. */
export type DatabasePlace =
  | { readonly kind: 'passing' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }

/**
 * Opens the database.
 * @param log - receives the log lines of an embedded PostgreSQL
 * @throws EngineError, FolderInUse, or the error of the connection, when the database cannot be reached
 */
export async function openDatabase(place: DatabasePlace, log?: EngineLog): Promise<Database> {
  if (place.kind === 'url') return openPostgres(place.url)
  if (place.kind === 'passing') return openPassing()
  return openEmbedded(place.path, { ...(log !== undefined && { log }) })
}
