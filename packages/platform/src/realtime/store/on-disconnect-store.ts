import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'

/** What is to be written when a session ends: `o` sets, `om` updates. */
export interface OnDisconnect {
  readonly action: 'o' | 'om'
  readonly path: string
  readonly data: unknown
  /** Who asked for it. */
  readonly caller: Caller
}

const StoredCaller = z.object({
  uid: z.string().nullable(),
  isGuest: z.boolean(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  claims: z.record(z.string(), z.unknown()),
})

interface Row {
  readonly number: string | number | bigint
  readonly action: string
  readonly path: string
  readonly data: string
  readonly caller: string
}

/** Whose registration it is: a session, and the process that serves it. */
export interface SessionOwner {
  readonly session: string
  readonly process: string
}

/** Keeps what a client wants done at its end. */
export async function addOnDisconnect(
  tx: Queryable,
  { session, process }: SessionOwner,
  { action, path, data, caller }: OnDisconnect,
): Promise<void> {
  await tx.query(
    `insert into realtime_on_disconnect (session, process, action, path, data, caller)
       values ($1, $2, $3, $4, $5, $6)`,
    [session, process, action, path, JSON.stringify(data ?? null), JSON.stringify(caller)],
  )
}

/** What a session has registered, in order, with the numbers to take it back by. */
export async function readOnDisconnect(
  database: Queryable,
  session: string,
): Promise<readonly (OnDisconnect & { readonly number: bigint })[]> {
  const rows = await database.query<Row>(
    'select number, action, path, data, caller from realtime_on_disconnect where session = $1 order by number',
    [session],
  )
  return rows.map((row) => ({
    number: BigInt(row.number),
    action: row.action === 'om' ? 'om' : 'o',
    path: row.path,
    data: JSON.parse(row.data),
    caller: StoredCaller.parse(JSON.parse(row.caller)),
  }))
}

/** Forgets what was done or is no longer wanted. */
export async function deleteOnDisconnect(tx: Queryable, numbers: readonly bigint[]): Promise<void> {
  await tx.query('delete from realtime_on_disconnect where number = any($1::text[]::bigint[])', [
    numbers.map(String),
  ])
}

/** Changes the data of one that is kept. */
export async function replaceData(tx: Queryable, number: bigint, data: unknown): Promise<void> {
  await tx.query('update realtime_on_disconnect set data = $2 where number = $1::bigint', [
    number,
    JSON.stringify(data),
  ])
}

/** The sessions that processes have left behind which are gone. */
export async function sessionsLeftBehind(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ session: string }>(
    `select distinct session from realtime_on_disconnect
       where process not in (select process from realtime_process)`,
  )
  return rows.map(({ session }) => session)
}
