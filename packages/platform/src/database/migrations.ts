import type { Database, Queryable } from './database.ts'

/** One change of the tables. Names are unique over all areas (`documents-001`) and never change after a release. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

/** Any fixed number: the lock by which processes that start together wait for each other. */
const MIGRATION_LOCK = 711_044

/**
 * Runs the migrations that the database has not had, in order and in one transaction. Each area calls it with its own
 * list; lists do not depend on each other.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transact((tx) => migrateWithin(tx, migrations))
}

/** The same within a transaction of the caller. */
export async function migrateWithin(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK])
  await tx.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const applied = new Set(
    (await tx.query<{ name: string }>('select name from migrations')).map((row) => row.name),
  )
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    for (const statement of migration.statements) await tx.query(statement)
    await tx.query('insert into migrations (name) values ($1)', [migration.name])
  }
}

/** Whether this database was ever migrated. */
export async function isBegun(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ begun: boolean }>(
    `select to_regclass('migrations') is not null as begun`,
  )
  return row?.begun === true
}
