import type { Queryable } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import type { Limit } from '../limits/sliding-window.ts'
import { identityTables } from './identity-tables.ts'
import { hashSecret } from './secret-text.ts'

interface TakenRow {
  readonly is_refused: boolean
  readonly first: number | string
}

/**
 * Takes one try within a sliding window that all processes share. The key is stored as a hash.
 * @returns null when allowed, else the time (ms since 1970) from which the next try is allowed
 */
export async function consumeAttempt(
  tx: Queryable,
  { name, key, limit, now }: { name: string; key: string; limit: Limit; now: number },
): Promise<number | null> {
  // By hand: kysely cannot assign several columns from one query, and one statement must count the whole window.
  const [row] = await tx.query<TakenRow>(
    `insert into identity_try as t (name, key_hash, tries, is_refused, ends_at)
     values ($1, $2, array[$3::bigint], false, $3::bigint + $4::bigint)
     on conflict (name, key_hash) do update set
       (tries, is_refused, ends_at) = (
         select case when count(*) < $5::bigint then array_append(array_agg(at order by at), $3::bigint)
                     else array_agg(at order by at) end,
                count(*) >= $5::bigint,
                $3::bigint + $4::bigint
         from unnest(t.tries) as at where at > $3::bigint - $4::bigint)
     returning is_refused, tries[1] as first`,
    [name, hashSecret(key), now, limit.perMs, limit.tries],
  )
  return row?.is_refused === true ? Number(row.first) + limit.perMs : null
}

/** Takes the latest try back. */
export async function restoreAttempt(
  tx: Queryable,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<void> {
  // By hand like the statement above: both use functions of PostgreSQL's arrays.
  await tx.query(
    `update identity_try set tries = trim_array(tries, 1)
     where name = $1 and key_hash = $2 and cardinality(tries) > 0`,
    [name, hashSecret(key)],
  )
}

/** Deletes all tries, for a test server. */
export async function clearAttempts(tx: Queryable): Promise<void> {
  await runStatement(tx, identityTables.deleteFrom('identity_try'))
}
