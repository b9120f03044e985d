import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../database/database.ts'

/** Those of some keys whose bytes are a file, a variant of a picture, or a piece of an upload. */
export async function keysInUse(database: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ byte_key: string }>(
    `select byte_key from file where byte_key = any($1::text[])
    union all select byte_key from file_variant where byte_key = any($1::text[])
    union all select byte_key from file_chunk where byte_key = any($1::text[])`,
    [keys],
  )
  return new Set(rows.map((row) => row.byte_key))
}

/** The secret that passing links are signed with; all processes on one database share it. */
export async function loadLinkSecret(database: Queryable): Promise<string> {
  await database.query('insert into file_secret (id, secret) values (1, $1) on conflict (id) do nothing', [
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await database.query<{ secret: string }>('select secret from file_secret where id = 1')
  if (row === undefined) throw new Error('The secret of the links is gone from the database.')
  return row.secret
}
