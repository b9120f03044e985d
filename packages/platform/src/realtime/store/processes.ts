import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { runStatement } from '../../database/typed-statements.ts'
import { realtimeTables } from './realtime-tables.ts'

/** Interval of the heartbeat, and the time without one after which a process counts as dead. In milliseconds. */
interface LeaseTimes {
  readonly beatMs: number
  readonly lostMs: number
}

interface ProcessesParts extends LeaseTimes {
  readonly database: Database
  /** This process's own name. */
  readonly process: string
  /** Called at each heartbeat after dead processes were removed; `isLost` when this process itself was. */
  readonly onBeat: (isLost: boolean) => Promise<void>
  readonly onError: (error: unknown) => void
}

export interface Processes {
  close(): Promise<void>
}

/** Registers this process, sends its heartbeat by the database's clock, and removes processes without one. */
export async function joinProcesses(parts: ProcessesParts): Promise<Processes> {
  const { database, process, lostMs } = parts
  // An embedded database has one process, so any other in the table is gone.
  if (!database.isShared) await runStatement(database, realtimeTables.deleteFrom('realtime_process'))
  await register(database, process)
  await removeSilent(database, lostMs)
  await parts.onBeat(false)

  let beating: Promise<void> | undefined
  const timer = setInterval(() => {
    beating ??= beat(parts)
      .catch(parts.onError)
      .finally(() => (beating = undefined))
  }, parts.beatMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await beating
      await runStatement(
        database,
        realtimeTables.deleteFrom('realtime_process').where('process', '=', process),
      )
    },
  }
}

async function beat({ database, process, lostMs, onBeat }: ProcessesParts): Promise<void> {
  const alive = await runStatement(
    database,
    realtimeTables
      .updateTable('realtime_process')
      .set({ seen_at: sql`now()` })
      .where('process', '=', process)
      .returning('process'),
  )
  const isLost = alive.length === 0
  if (isLost) await register(database, process)
  await removeSilent(database, lostMs)
  await onBeat(isLost)
}

async function register(database: Database, process: string): Promise<void> {
  await runStatement(database, realtimeTables.insertInto('realtime_process').values({ process }))
}

async function removeSilent(database: Database, lostMs: number): Promise<void> {
  const oldestHeartbeat = sql<Date>`now() - ${lostMs}::bigint * interval '1 millisecond'`
  await runStatement(
    database,
    realtimeTables.deleteFrom('realtime_process').where('seen_at', '<', oldestHeartbeat),
  )
}
