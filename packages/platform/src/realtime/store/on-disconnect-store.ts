import { sql } from 'kysely'
import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'
import { runStatement } from '../../database/typed-statements.ts'
import { realtimeTables } from './realtime-tables.ts'

/** A write for the end of a session: `o` sets, `om` updates. */
export interface OnDisconnect {
  readonly action: 'o' | 'om'
  readonly path: string
  readonly data: unknown
  /** The client who requested it. */
  readonly caller: Caller
}

const StoredCaller = z.object({
  uid: z.string().nullable(),
  isGuest: z.boolean(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  claims: z.record(z.string(), z.unknown()),
})

/** A session, and the process that serves it. */
export interface SessionOwner {
  readonly session: string
  readonly process: string
}

/** Stores a write for the end of a session. */
export async function addOnDisconnect(
  tx: Queryable,
  { session, process }: SessionOwner,
  { action, path, data, caller }: OnDisconnect,
): Promise<void> {
  await runStatement(
    tx,
    realtimeTables.insertInto('realtime_on_disconnect').values({
      session,
      process,
      action,
      path,
      data: JSON.stringify(data ?? null),
      caller: JSON.stringify(caller),
    }),
  )
}

/** The stored writes of a session in order, with their numbers. */
export async function readOnDisconnect(
  database: Queryable,
  session: string,
): Promise<readonly (OnDisconnect & { readonly number: bigint })[]> {
  const rows = await runStatement(
    database,
    realtimeTables
      .selectFrom('realtime_on_disconnect')
      .select(['number', 'action', 'path', 'data', 'caller'])
      .where('session', '=', session)
      .orderBy('number'),
  )
  return rows.map((row) => ({
    number: BigInt(row.number),
    action: row.action === 'om' ? 'om' : 'o',
    path: row.path,
    data: JSON.parse(row.data),
    caller: StoredCaller.parse(JSON.parse(row.caller)),
  }))
}

/** Deletes stored writes. */
export async function deleteOnDisconnect(tx: Queryable, numbers: readonly bigint[]): Promise<void> {
  await runStatement(
    tx,
    realtimeTables
      .deleteFrom('realtime_on_disconnect')
      // A list is sent as texts, one parameter however many there are.
      .where('number', '=', sql<bigint>`any(${numbers.map(String)}::text[]::bigint[])`),
  )
}

/** Changes the data of a stored write. */
export async function replaceData(tx: Queryable, number: bigint, data: unknown): Promise<void> {
  await runStatement(
    tx,
    realtimeTables
      .updateTable('realtime_on_disconnect')
      .set({ data: JSON.stringify(data) })
      .where('number', '=', number),
  )
}

/** Sessions of processes that are gone. */
export async function sessionsLeftBehind(database: Queryable): Promise<readonly string[]> {
  const rows = await runStatement(
    database,
    realtimeTables
      .selectFrom('realtime_on_disconnect')
      .select('session')
      .distinct()
      .where('process', 'not in', (eb) => eb.selectFrom('realtime_process').select('process')),
  )
  return rows.map(({ session }) => session)
}
