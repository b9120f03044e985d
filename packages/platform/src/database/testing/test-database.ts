import { rm } from 'node:fs/promises'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { copyOfPrepared } from './prepared.ts'

/** An embedded database for a test, empty at first, whose data go when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const path = await copyOfPrepared('database', async (folder) => {
    const empty = await openDatabase({ kind: 'folder', path: folder })
    await empty.close()
  })
  const database = await openDatabase({ kind: 'folder', path })
  return {
    ...database,
    async close() {
      await database.close()
      await rm(path, { recursive: true, force: true })
    },
  }
}
