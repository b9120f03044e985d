import type { Database, Queryable } from '../database/database.ts'

/** A row of a table as PostgreSQL writes it in JSON; never parsed, so that no number loses a digit. */
export interface DumpedRow {
  readonly table: string
  readonly row: string
}

/** Rows that are fetched at once. */
const ROWS_AT_ONCE = 500

/** Only for clients that return; after a restore they begin anew. */
const LEFT_OUT: ReadonlySet<string> = new Set(['document_changes'])

interface DumpOptions {
  /** With what is only for clients that return: they go on from where they are. */
  readonly isWhole?: boolean
}

/**
 * Hands over every row of every table, as they stood at one moment, while the database may go on working.
 * @param take - called with some rows at a time; the next come when it has resolved
 * @returns how many rows each table had
 */
export async function dumpDatabase(
  database: Pick<Database, 'transact'>,
  take: (rows: readonly DumpedRow[]) => Promise<void>,
  { isWhole = false }: DumpOptions = {},
): Promise<Readonly<Record<string, number>>> {
  return database.transact(async (tx) => {
    await tx.query('set transaction isolation level repeatable read')
    const counts: Record<string, number> = {}
    for (const table of await tablesOf(tx)) {
      if (isWhole || !LEFT_OUT.has(table)) counts[table] = await dumpTable(tx, table, take)
    }
    return counts
  })
}

/** The tables of the product, each after those its rows point to. */
export async function tablesOf(tx: Queryable): Promise<readonly string[]> {
  const rows = await tx.query<{ name: string; points_to: readonly string[] }>(
    `select tables.tablename as name, array(
        select target.relname::text from pg_constraint
          join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
          where contype = 'f' and source.relname = tables.tablename and target.relname <> source.relname
      ) as points_to
      from pg_tables tables where schemaname = current_schema() order by tables.tablename`,
  )
  const waiting = new Map(rows.map(({ name, points_to: targets }) => [name, targets]))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, targets]) => !targets.some((target) => waiting.has(target)))
    if (free.length === 0) throw new Error('Tables point to each other in a circle.')
    for (const [name] of free) waiting.delete(name)
    ordered.push(...free.map(([name]) => name))
  }
  return ordered
}

async function dumpTable(
  tx: Queryable,
  table: string,
  take: (rows: readonly DumpedRow[]) => Promise<void>,
): Promise<number> {
  await tx.query(
    `declare dumped no scroll cursor for select row_to_json(one)::text as row from "${table}" one`,
  )
  let count = 0
  for (;;) {
    const rows = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dumped`)
    if (rows.length === 0) break
    await take(rows.map(({ row }) => ({ table, row })))
    count += rows.length
  }
  await tx.query('close dumped')
  return count
}
