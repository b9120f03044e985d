import type { Database, Queryable } from '../database/database.ts'
import type { Migration } from '../database/migrations.ts'
import type { QuotaRules } from './quota-rules.ts'

/** Until when each has used up what it may write, in ms since 1970, and how much of theirs is stored. */
export interface StoredBalance {
  readonly documentsUntil: number
  readonly bytesUntil: number
  readonly heldBytes: number
}

/** What is added to a balance, in ms. */
export interface Spent {
  readonly documentsMs: number
  readonly bytesMs: number
}

interface BalanceRow {
  readonly key: string
  readonly documents_until: number | string
  readonly bytes_until: number | string
  readonly held_bytes: number | string
}

export const quotaMigrations: readonly Migration[] = [
  {
    name: 'quotas-001',
    statements: [
      `create table write_quota (
        key text collate "C" primary key,
        documents_until float8 not null,
        bytes_until float8 not null,
        held_bytes bigint not null
      ) with (fillfactor = 50)`,
    ],
  },
]

function balances(rows: readonly BalanceRow[]): ReadonlyMap<string, StoredBalance> {
  return new Map(
    rows.map((row) => [
      row.key,
      {
        documentsUntil: Number(row.documents_until),
        bytesUntil: Number(row.bytes_until),
        heldBytes: Number(row.held_bytes),
      },
    ]),
  )
}

/** The balances with these keys; of whom nothing is known, none. */
export async function loadBalances(
  database: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredBalance>> {
  return balances(
    await database.query<BalanceRow>(
      'select key, documents_until, bytes_until, held_bytes from write_quota where key = any($1::text[])',
      [keys],
    ),
  )
}

/**
 * Adds what was spent, in one statement, and gives the balances as they are then, with what other processes have added.
 * @param now - ms since 1970
 */
export async function addSpent(
  database: Queryable,
  spent: ReadonlyMap<string, Spent>,
  now: number,
): Promise<ReadonlyMap<string, StoredBalance>> {
  // Everybody locks the rows in the same order.
  const sorted = [...spent].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return balances(
    await database.query<BalanceRow>(
      `insert into write_quota as stored (key, documents_until, bytes_until, held_bytes)
         select key, $4::float8 + documents, $4::float8 + bytes, 0
           from unnest($1::text[], $2::text[]::float8[], $3::text[]::float8[]) as spent (key, documents, bytes)
       on conflict (key) do update set
         documents_until = greatest(stored.documents_until, $4::float8) + excluded.documents_until - $4::float8,
         bytes_until = greatest(stored.bytes_until, $4::float8) + excluded.bytes_until - $4::float8
       returning key, documents_until, bytes_until, held_bytes`,
      [
        sorted.map(([key]) => key),
        sorted.map(([, { documentsMs }]) => String(documentsMs)),
        sorted.map(([, { bytesMs }]) => String(bytesMs)),
        now,
      ],
    ),
  )
}

/**
 * Measures what everybody holds, and forgets those who hold nothing and may write all they may. Documents in a place are
 * the place's, others their maker's. It reads all documents once, beside whoever writes.
 */
export async function measureHeld(
  database: Database,
  { places, makerField }: QuotaRules,
  now: number,
): Promise<void> {
  const measured = await database.query<{ readonly key: string; readonly held: number | string }>(
    `select case when split_part(path, '/', 1) = any($1::text[])
          then 'place ' || split_part(path, '/', 1) || '/' || split_part(path, '/', 2)
          else 'account ' || substr(keys ->> $2::text, 2) end as key,
        sum(octet_length(data)) as held
      from documents where split_part(path, '/', 1) = any($1::text[]) or keys ->> $2::text is not null
      group by 1 order by 1`,
    [places, makerField],
  )
  await database.query(
    `with measured as (
       select key, held::bigint from unnest($1::text[], $2::text[]) as measured (key, held)
     ), emptied as (
       delete from write_quota where documents_until < $3::float8 and bytes_until < $3::float8
         and not exists (select from measured where measured.key = write_quota.key)
     )
     insert into write_quota (key, documents_until, bytes_until, held_bytes)
       select key, 0, 0, held from measured order by key
     on conflict (key) do update set held_bytes = excluded.held_bytes`,
    [measured.map(({ key }) => key), measured.map(({ held }) => String(held)), now],
  )
}
