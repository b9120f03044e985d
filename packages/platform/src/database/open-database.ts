import { mkdir } from 'node:fs/promises'
import type { Database } from './database.ts'

/** Where the data lives: nowhere, in a folder (embedded engine), or on a PostgreSQL server. */
export type DatabasePlace =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }

/** Opens the database; only the engine that is asked for is loaded. Throws when it cannot be reached. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.kind === 'url') {
    const { openPostgres } = await import('./postgres-driver.ts')
    return openPostgres(place.url)
  }
  const { openPglite } = await import('./pglite-driver.ts')
  if (place.kind === 'memory') return openPglite()
  await mkdir(place.path, { recursive: true })
  return openPglite(place.path)
}
