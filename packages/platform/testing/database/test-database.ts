import type { Database } from '../../src/database/database.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { dropDatabase, newDatabase } from './new-database.ts'

/** A database that several handles open, as several servers do. */
export interface SharedDatabase {
  readonly database: Database
  openAnother(): Promise<Database>
  /** Closes the first handle and takes the database away; whoever opened another closes it before. */
  close(): Promise<void>
}

/** A database for a test, empty at first, that one server has to itself, as it has an embedded one. */
export async function openTestDatabase(): Promise<Database> {
  const shared = await openSharedDatabase()
  return { ...shared.database, isShared: false, close: () => shared.close() }
}

/** A database for a test, empty at first, with which others may work too. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const url = await newDatabase()
  const openAnother = () => openDatabase({ kind: 'url', url })
  const database = await openAnother()
  return {
    database,
    openAnother,
    async close() {
      await database.close()
      await dropDatabase(url)
    },
  }
}
