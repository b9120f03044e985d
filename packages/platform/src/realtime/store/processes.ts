import type { Database } from '../../database/database.ts'

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
  if (!database.isShared) await database.query('delete from realtime_process')
  await database.query('insert into realtime_process (process) values ($1)', [process])
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
      await database.query('delete from realtime_process where process = $1', [process])
    },
  }
}

async function beat({ database, process, lostMs, onBeat }: ProcessesParts): Promise<void> {
  const alive = await database.query(
    'update realtime_process set seen_at = now() where process = $1 returning process',
    [process],
  )
  const isLost = alive.length === 0
  if (isLost) await database.query('insert into realtime_process (process) values ($1)', [process])
  await strikeOff(database, lostMs)
  await onBeat(isLost)
}

async function strikeOff(database: Database, lostMs: number): Promise<void> {
  await database.query(
    "delete from realtime_process where seen_at < now() - $1::bigint * interval '1 millisecond'",
    [lostMs],
  )
}
