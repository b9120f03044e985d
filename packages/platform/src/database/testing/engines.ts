import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { openTestDatabase } from './test-database.ts'
import { startPostgresServer } from './postgres-server.ts'

/** A database for tests, empty at first; `open` gives another handle to the same data where the engine allows it. */
export interface TestEngine {
  readonly database: Database
  openAnother?(): Promise<Database>
  close(): Promise<void>
}

async function startPglite(): Promise<TestEngine> {
  const database = await openTestDatabase()
  return { database, close: () => database.close() }
}

async function startPostgres(): Promise<TestEngine> {
  const server = await startPostgresServer()
  const place = { kind: 'url' as const, url: server.url }
  const database = await openDatabase(place)
  return {
    database,
    openAnother: () => openDatabase(place),
    async close() {
      await database.close()
      await server.close()
    },
  }
}

/** The engines that every promise of the database must hold on. */
export const engines = [
  { name: 'PGlite', isShared: false, start: startPglite },
  { name: 'PostgreSQL', isShared: true, start: startPostgres },
] as const
