import type { Queryable } from '../database/database.ts'
import { tablesOf } from './dump-database.ts'

/** Rows of each table of the product. */
export async function countTables(database: Queryable): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(database)) {
    const [row] = await database.query<{ count: string | number | bigint }>(
      `select count(*) as count from "${table}"`,
    )
    counts[table] = Number(row?.count ?? 0)
  }
  return counts
}
