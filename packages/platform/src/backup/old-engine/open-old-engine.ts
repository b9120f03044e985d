import { pathToFileURL } from 'node:url'
import type { Database, Queryable, SqlValue } from '../../database/database.ts'

/** What is used of the engine, which is no dependency. */
interface Engine {
  query(sql: string, params: SqlValue[]): Promise<{ readonly rows: never[] }>
  exec(sql: string): Promise<unknown>
  close(): Promise<void>
}

/** Opens a data folder of the engine before, to read it once. */
export async function openOldEngine(
  modulePath: string,
  folder: string,
): Promise<Pick<Database, 'query' | 'transact' | 'close'>> {
  const { PGlite }: { PGlite: { create(folder: string): Promise<Engine> } } = await import(
    pathToFileURL(modulePath).href
  )
  const engine = await PGlite.create(folder)
  // As the new engine writes them, or the same moment would read differently.
  await engine.exec("set timezone to 'UTC'")
  const queryable: Queryable = {
    query: async (sql, params = []) => (await engine.query(sql, [...params])).rows,
  }
  return {
    ...queryable,
    async transact(work) {
      await engine.exec('begin')
      const answer = await work(queryable)
      await engine.exec('commit')
      return answer
    },
    close: () => engine.close(),
  }
}
