import { randomUUID } from 'node:crypto'
import { Client, DatabaseError, Pool, type PoolClient } from 'pg'
import { trackQueries } from './track-queries.ts'
import type { Database, Queryable, SqlValue } from './database.ts'
import { textArray } from './text-array.ts'
import { Socket } from 'node:net'

/**
 * Gives names to statements with parameters, so that PostgreSQL parses and plans each of them once.
 * @param most - how many statements get a name. The first ones do, which are the product's own; statements of arbitrary
 *   queries that come later are parsed each time.
 */
function statementNames(most: number): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || names.size === most) return known
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

/**
 * A socket that sends all statements of one turn of the event loop in one write. Each write is a system call and wakes the
 * server, and the client corks and uncorks for each statement.
 */
class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** serialization_failure and deadlock_detected, after which the same work can be tried again. */
const CONFLICT_CODES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 5
const RECONNECT_MS = 500
const CONNECT_TIMEOUT_MS = 10_000

/** The most statements that are prepared on each connection. */
const MOST_PREPARED = 500

/**
 * Memory for one step of a statement. The entries of a frequent word among a million do not fit in PostgreSQL's default of
 * 4 MB, and then it reads whole pages for each of them.
 */
const WORK_MEMORY = '32MB'

/** Prepared, because the client pipelines only prepared statements. */
const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }

type NameOf = ReturnType<typeof statementNames>

/** A value in the form that the client takes. */
const toParameter = (value: SqlValue) => (Array.isArray(value) ? textArray(value) : value)

function queryable(client: Pool | PoolClient, nameOf: NameOf): Queryable {
  return {
    async query<Row extends object>(sql: string, params: readonly SqlValue[] = []) {
      const name = params.length === 0 ? undefined : nameOf(sql)
      const { rows } = await client.query<Row>({
        text: sql,
        values: params.map(toParameter),
        ...(name !== undefined && { name }),
      })
      return rows
    },
  }
}

async function transactOnce<Answer>(
  pool: Pool,
  nameOf: NameOf,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const { tx, answers } = trackQueries(queryable(client, nameOf))
    const answer = await Promise.all([client.query(BEGIN), work(tx)])
    // A commit after a failed statement rolls everything back.
    await Promise.all([...answers, client.query(COMMIT)])
    return answer[1]
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code !== undefined && CONFLICT_CODES.has(error.code)
}

/** Listens to a channel on its own connection, and reconnects when that breaks. */
async function listen(url: string, channel: string, hear: (payload: string) => void) {
  let client: Client | undefined
  let isStopped = false
  const open = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    fresh.on('notification', (notice) => hear(notice.payload ?? ''))
    fresh.on('error', () => undefined) // 'end' follows and reconnects.
    await fresh.connect()
    await fresh.query(`listen "${channel}"`)
    fresh.on('end', reopen)
    client = fresh
  }
  const reopen = () => {
    if (isStopped) return
    // Messages sent meanwhile are lost, so the listener gets an empty payload.
    setTimeout(() => void open().then(() => hear(''), reopen), RECONNECT_MS).unref()
  }
  await open()
  return async () => {
    isStopped = true
    await client?.end()
  }
}

/** PostgreSQL allows 63 octets for a name. */
const SCRATCH_SUFFIX = '_scratch'
const LONGEST_SCRATCH_BASE = 63 - SCRATCH_SUFFIX.length

async function openScratch(url: string): Promise<Database> {
  const base = await onOneConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    return rows[0]?.name ?? ''
  })
  const name = `${base.slice(0, LONGEST_SCRATCH_BASE)}${SCRATCH_SUFFIX}`
  const drop = () =>
    onOneConnection(url, (client) => client.query(`drop database if exists "${name}" with (force)`))
  await drop()
  await onOneConnection(url, (client) =>
    client.query(
      `create database "${name}" template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
    ),
  )
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  const database = await openPostgres(address.href)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

async function onOneConnection<Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A PostgreSQL server through a pool of connections.
 * @param url - `postgres://user:password@host:port/database`
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Distinguishes its connections from those of other processes.
    application_name: `brigade-${randomUUID()}`,
    // Statements are sent without waiting for the answers to earlier ones.
    pipeline: true,
    stream: () => new BatchingSocket(),
  })
  const nameOf = statementNames(MOST_PREPARED)
  // This fails only on a broken connection, whose next statement fails too.
  pool.on('connect', (client) => void client.query(`set work_mem = '${WORK_MEMORY}'`).catch(() => undefined))
  pool.on('error', () => undefined) // An idle connection broke; the pool replaces it when it needs one.
  const first = await pool.connect()
  first.release()
  return {
    ...queryable(pool, nameOf),
    isShared: true,
    async transact(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await transactOnce(pool, nameOf, work)
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
        }
      }
    },
    listen: (channel, hear) => listen(url, channel, hear),
    openScratch: () => openScratch(url),
    close: () => pool.end(),
  }
}
