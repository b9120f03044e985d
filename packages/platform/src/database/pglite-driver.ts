import { statfsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { awaited } from './awaited.ts'
import type { Database, Queryable, SqlValue } from './database.ts'
import { checkRoom } from './out-of-space.ts'
import { pgliteStatements } from './pglite-statements.ts'
import { createSerialQueue } from './serial-queue.ts'

/**
 * PostgreSQL's own default keeps 128 MB in memory for pages that the operating system caches anyway. Planning is what
 * takes longest here, so the plan of a prepared statement is made once, whatever its parameters.
 */
const SETTINGS = ['-c', 'shared_buffers=16MB', '-c', 'plan_cache_mode=force_generic_plan']

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
      return (await run<Row>(sql, params)).rows
    },
  }
}

async function transactOnce<Answer>(engine: Run, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  // Statements that are asked together take turns too, in the order in which they were asked.
  const turns = createSerialQueue()
  const run: Run = (sql, params) => turns.run(() => engine(sql, params))
  await run('begin')
  try {
    const { tx, answers } = awaited(queryable(run))
    const answer = await work(tx)
    await Promise.all(answers)
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
  const ownTurn: Run = <Row extends object>(sql: string, params?: readonly SqlValue[]) =>
    turns.run(() => run<Row>(sql, params))
  return {
    ...queryable(ownTurn),
    isShared: false,
    async transact(work) {
      if (folder !== undefined) {
        const { bavail, bsize } = statfsSync(folder)
        checkRoom(bavail * bsize, RESERVE_BYTES)
      }
      return turns.run(() => transactOnce(run, work))
    },
    listen: (channel, hear) => turns.run(() => engine.listen(channel, hear)),
    close: () => turns.run(() => engine.close()),
  }
}
