import type { Database } from './database.ts'
import { openEmbedded, openPassing } from './embedded/open-embedded.ts'
import type { EngineLog } from './embedded/engine-log.ts'
import { openPostgres } from './postgres-driver.ts'

/** Where the data live: only while this process does, in a folder (embedded PostgreSQL), or on a PostgreSQL server. */
export type DatabasePlace =
  | { readonly kind: 'passing' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }

/**
 * Opens the database.
 * @param log - where an embedded PostgreSQL's own lines go
 * @throws EngineError or FolderInUse, or what the connection says, when it cannot be reached
 */
export async function openDatabase(place: DatabasePlace, log?: EngineLog): Promise<Database> {
  if (place.kind === 'url') return openPostgres(place.url)
  if (place.kind === 'passing') return openPassing()
  return openEmbedded(place.path, { ...(log !== undefined && { log }) })
}
