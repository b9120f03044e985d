import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { runStatement } from '../../database/typed-statements.ts'
import { realtimeTables } from './realtime-tables.ts'

/** How often a process says that it lives, and how long it is believed. In milliseconds. */
interface LeaseTimes {
  readonly beatMs: number
  readonly lostMs: number
}

interface ProcessesParts extends LeaseTimes {
  readonly database: Database
  /** This process's own name. */
  readonly process: string
  /** Called on each beat once the dead were struck off, and with `isLost` when this process itself was. */
  readonly onBeat: (isLost: boolean) => Promise<void>
  readonly onError: (error: unknown) => void
}

export interface Processes {
  close(): Promise<void>
}

/** Keeps this process on the list of the living, by the database's clock, and strikes off those that fell silent. */
export async function joinProcesses(parts: ProcessesParts): Promise<Processes> {
  const { database, process, lostMs } = parts
  // An embedded database has one process, so whoever is on the list is gone.
  if (!database.isShared) await runStatement(database, realtimeTables.deleteFrom('realtime_process'))
  await enter(database, process)
  await strikeOff(database, lostMs)
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
  if (isLost) await enter(database, process)
  await strikeOff(database, lostMs)
  await onBeat(isLost)
}

async function enter(database: Database, process: string): Promise<void> {
  await runStatement(database, realtimeTables.insertInto('realtime_process').values({ process }))
}

async function strikeOff(database: Database, lostMs: number): Promise<void> {
  const lastGoodBeat = sql<Date>`now() - ${lostMs}::bigint * interval '1 millisecond'`
  await runStatement(
    database,
    realtimeTables.deleteFrom('realtime_process').where('seen_at', '<', lastGoodBeat),
  )
}
