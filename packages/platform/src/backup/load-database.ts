import type { Database, Queryable } from '../database/database.ts'
import { migrateWithin } from '../database/migrations.ts'
import { allMigrations } from './all-migrations.ts'
import { tablesOf } from './dump-database.ts'
import type { DumpedRow } from './dump-database.ts'

/** Why a backup is not restored, in one sentence. */
export class RestoreRefusal extends Error {
  override readonly name = 'RestoreRefusal'
}

/** A backup's database: what it is made of and its rows. */
export interface Dump {
  /** Names of the migrations that had run. */
  readonly migrations: readonly string[]
  readonly rows: AsyncIterable<readonly DumpedRow[]>
}

type LoadOptions = {
  /** Whether what the database holds may go. */
  readonly mayReplace: boolean
} & (
  | {
      /** Nothing was lost since the rows were read, and all are there: clients go on from where they are. */
      readonly isWhole: true
    }
  | {
      readonly isWhole?: false
      /** Microseconds since 1970 by the machine's clock. */
      readonly nowMicros: bigint
    }
)

/** Clients have seen versions after the backup; the clocks of two machines may differ by less than this. */
const AHEAD_MICROS = 10_000_000n

/**
 * Makes the database what a backup holds, in one transaction. Unless it is whole, versions jump ahead of everything any client has seen:
 * each client that returns is told everything anew, and nothing it remembers of what was lost counts any more.
 * @throws RestoreRefusal when the backup is of a newer Brigade, the database is not empty, or others work with it
 */
export async function loadDatabase(
  database: Pick<Database, 'transact'>,
  dump: Dump,
  options: LoadOptions,
): Promise<void> {
  const wanted = new Set(dump.migrations)
  const known = allMigrations.filter(({ name }) => wanted.has(name))
  if (known.length < wanted.size) {
    throw new RestoreRefusal('The backup was made by a newer version than this one.')
  }
  await database.transact(async (tx) => {
    await refuseCompany(tx)
    const before = await emptyDatabase(tx, options.mayReplace)
    await migrateWithin(tx, known)
    for (const table of await tablesOf(tx)) await tx.query(`delete from "${table}"`)
    for await (const rows of dump.rows) await insertRows(tx, rows)
    await continueNumbers(tx)
    if (options.isWhole === true) return
    await jumpAhead(tx, before > options.nowMicros ? before : options.nowMicros)
  })
}

async function refuseCompany(tx: Queryable): Promise<void> {
  const [others] = await tx.query<{ count: string | number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and application_name <> current_setting('application_name')`,
  )
  if (Number(others?.count ?? 0) > 0) {
    throw new RestoreRefusal('Other programs work with this database: stop the servers first.')
  }
}

/** Takes everything away, and gives the last version there was. */
async function emptyDatabase(tx: Queryable, mayReplace: boolean): Promise<bigint> {
  const tables = await tablesOf(tx)
  if (tables.length === 0) return 0n
  if (!mayReplace) {
    throw new RestoreRefusal('The database is not empty; with --replace what it holds is lost.')
  }
  const clock = tables.includes('document_clock')
    ? await tx.query<{ version: string | number | bigint }>('select version from document_clock')
    : []
  for (const table of tables) await tx.query(`drop table if exists "${table}" cascade`)
  return BigInt(clock[0]?.version ?? 0)
}

async function insertRows(tx: Queryable, rows: readonly DumpedRow[]): Promise<void> {
  const byTable = Map.groupBy(rows, ({ table }) => table)
  for (const [table, some] of byTable) {
    const list = `[${some.map(({ row }) => row).join(',')}]`
    await tx.query(
      `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1::json)`,
      [list],
    )
  }
}

/** Numbers that the database gives itself go on behind those that were restored. */
async function continueNumbers(tx: Queryable): Promise<void> {
  const columns = await tx.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  )
  for (const { table, column } of columns) {
    await tx.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max("${column}"), 0) + 1, false)
        from "${table}"`,
    )
  }
}

/** A client ignores a document that is older than what it remembers, so every document becomes new. */
async function jumpAhead(tx: Queryable, present: bigint): Promise<void> {
  const rows = await tx.query<{ version: string | number | bigint }>(
    `update document_clock set version = greatest(version, $1::bigint) + $2::bigint returning version`,
    [present, AHEAD_MICROS],
  )
  const version = BigInt(rows[0]?.version ?? 0)
  await tx.query('update document_clock set trimmed_to = $1::bigint', [version])
  await tx.query('update documents set update_version = $1::bigint', [version])
}
