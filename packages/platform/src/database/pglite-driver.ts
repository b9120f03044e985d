import { PGlite } from '@electric-sql/pglite'
import type { Database, Queryable, SqlValue } from './database.ts'

/** PostgreSQL's own default keeps 128 MB in memory for pages that the operating system caches anyway. */
const SETTINGS = ['-c', 'shared_buffers=16MB']

type Statements = Pick<PGlite, 'query'>

function queryable(statements: Statements): Queryable {
  return {
    async query<Row extends object>(sql: string, params: readonly SqlValue[] = []) {
      const { rows } = await statements.query<Row>(sql, [...params])
      return rows
    },
  }
}

/**
 * PostgreSQL inside this process. One connection: transactions and statements take turns.
 * @param folder - where the data lives; absent, it lives in memory and ends with the process
 */
export async function openPglite(folder?: string): Promise<Database> {
  const engine = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  })
  return {
    ...queryable(engine),
    isShared: false,
    transact: (work) => engine.transaction((tx) => work(queryable(tx))),
    listen: (channel, hear) => engine.listen(channel, hear),
    close: () => engine.close(),
  }
}
