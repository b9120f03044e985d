import { statfs } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { awaited } from './awaited.ts'
import type { Database, Queryable, SqlValue } from './database.ts'
import { checkRoom } from './out-of-space.ts'
import { pgliteStatements } from './pglite-statements.ts'
import { createSerialQueue } from './serial-queue.ts'

/** PostgreSQL's own default keeps 128 MB in memory for pages that the operating system caches anyway. */
const SETTINGS = ['-c', 'shared_buffers=16MB']

/**
 * V8's second compiler takes 600 MB for a moment and 90 MB for good, because one function of the engine is 100 kB long.
 * Without it a commit takes about a millisecond more, and a machine with 512 MB can still run the server.
 */
const ENGINE_FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
for (const flag of ENGINE_FLAGS) setFlagsFromString(flag)

/**
 * The engine stops for ever when it needs a new file of its log, of 16 MiB, and the disk has none: so transactions are
 * refused while there is still room for two, and for the largest transaction under way.
 */
const RESERVE_BYTES = 40 * 1024 * 1024

type Run = ReturnType<typeof pgliteStatements>

function queryable(run: Run): Queryable {
  return {
    async query<Row extends object>(sql: string, params: readonly SqlValue[] = []) {
      const { rows } = await run(sql, params)
      // The caller's own statement says what its rows are.
      return rows as readonly Row[]
    },
  }
}

async function transactOnce<Answer>(run: Run, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  await run('begin')
  try {
    const answer = await work(queryable(run))
    const { command } = await run('commit')
    if (command !== 'COMMIT')
      throw new Error('A statement of the transaction had failed: nothing of it was kept.')
    return answer
  } catch (error) {
    await run('rollback')
    throw error
  }
}

/**
 * PostgreSQL inside this process. One connection: transactions and statements take turns.
 * @param folder - where the data lives; absent, it lives in memory and ends with the process
 */
export async function openPglite(folder?: string): Promise<Database> {
  const engine = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  })
  const run = pgliteStatements(engine)
  const turns = createSerialQueue()
  const ownTurn: Run = (sql, params) => turns.run(() => run(sql, params))
  return {
    ...queryable(ownTurn),
    isShared: false,
    async transact(work) {
      if (folder !== undefined) {
        const { bavail, bsize } = await statfs(folder)
        checkRoom(bavail * bsize, RESERVE_BYTES)
      }
      return turns.run(() => transactOnce(run, work))
    },
    listen: (channel, hear) => turns.run(() => engine.listen(channel, hear)),
    close: () => turns.run(() => engine.close()),
  }
}
