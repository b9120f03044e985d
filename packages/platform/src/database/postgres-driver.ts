import { randomUUID } from 'node:crypto'
import { Client, DatabaseError, Pool } from 'pg'
import type { PoolClient } from 'pg'
import { trackQueries } from './track-queries.ts'
import type { Database, Queryable, SqlValue } from './database.ts'
import { BatchingSocket } from './batching-socket.ts'
import { statementNames } from './statement-names.ts'
import { textArray } from './text-array.ts'

/** serialization_failure and deadlock_detected: PostgreSQL asks for the same work again. */
const CONFLICT_CODES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 5
const RECONNECT_MS = 500
const CONNECT_TIMEOUT_MS = 10_000

/** How many different statements are prepared, on each connection that needs them. */
const MOST_PREPARED = 500

/**
 * What a step of a statement may keep in memory. In PostgreSQL's own 4 MB a frequent word's places among a million
 * entries do not fit, and then whole pages are read for each of them.
 */
const WORK_MEMORY = '32MB'

/** Prepared like the statements between them, for only such are sent together. */
const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }

type NameOf = ReturnType<typeof statementNames>

/** What the client is given for a value: bytes go as they are. */
const sent = (value: SqlValue) => (Array.isArray(value) ? textArray(value) : value)

function queryable(client: Pool | PoolClient, nameOf: NameOf): Queryable {
  return {
    async query<Row extends object>(sql: string, params: readonly SqlValue[] = []) {
      const name = params.length === 0 ? undefined : nameOf(sql)
      const { rows } = await client.query<Row>({
        text: sql,
        values: params.map(sent),
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
    // After a statement that failed, a commit undoes everything.
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

/** Hears a channel on a connection of its own, and takes a new one when it breaks. */
async function listen(url: string, channel: string, hear: (payload: string) => void) {
  let client: Client | undefined
  let isStopped = false
  const open = async () => {
    const fresh = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    fresh.on('notification', (notice) => hear(notice.payload ?? ''))
    fresh.on('error', () => undefined) // The end that follows is what counts.
    await fresh.connect()
    await fresh.query(`listen "${channel}"`)
    fresh.on('end', reopen)
    client = fresh
  }
  const reopen = () => {
    if (isStopped) return
    // What was told meanwhile is lost, so the listener is woken without a payload.
    setTimeout(() => void open().then(() => hear(''), reopen), RECONNECT_MS).unref()
  }
  await open()
  return async () => {
    isStopped = true
    await client?.end()
  }
}

/** What PostgreSQL allows for a name is 63 octets. */
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
    // Tells its own connections from those of others.
    application_name: `brigade-${randomUUID()}`,
    // Statements go out without waiting for the answers to those before them.
    pipeline: true,
    stream: () => new BatchingSocket(),
  })
  const nameOf = statementNames(MOST_PREPARED)
  // Only a connection that has just broken cannot set it, and its next statement says so.
  pool.on('connect', (client) => void client.query(`set work_mem = '${WORK_MEMORY}'`).catch(() => undefined))
  pool.on('error', () => undefined) // An idle connection broke; the pool replaces it at the next use.
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
