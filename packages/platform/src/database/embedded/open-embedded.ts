import { statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Database } from '../database.ts'
import { makeDurableFolder } from '../../durable/durable-files.ts'
import { checkRoom } from '../out-of-space.ts'
import { openPostgres } from '../postgres-driver.ts'
import { addressOf } from './address.ts'
import { type EngineLog, silentEngineLog } from './engine-log.ts'
import { DURABLE, PASSING, SMALL_MACHINE } from './engine-settings.table.ts'
import { engineUser } from './engine-user.ts'
import { holdFolder } from './hold-folder.ts'
import { makeCluster } from './make-cluster.ts'
import { findPrograms } from './programs.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { type Postmaster, type PostmasterParts, startPostmaster } from './postmaster.ts'

/** Pauses before a PostgreSQL that ended is started again: at once, then ever longer, the last again and again. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 5_000, 10_000] as const
/** Who has run for so long begins with the first pause again. */
const STEADY_AFTER_MS = 60_000

/** Stops it; resolves when it is gone. */
type Stop = () => Promise<void>

/**
 * Starts PostgreSQL and starts it again whenever it ends by itself.
 * @throws EngineError when it does not start the first time
 */
async function keepRunning(parts: PostmasterParts): Promise<Stop> {
  const stopping = new AbortController()
  let running = await startPostmaster(parts)
  const watching = watch()

  async function watch(): Promise<void> {
    let pauses = 0
    while (!stopping.signal.aborted) {
      const begun = performance.now()
      const end = await running.ended
      if (stopping.signal.aborted) return
      if (performance.now() - begun > STEADY_AFTER_MS) pauses = 0
      parts.log.error({ part: 'postgresql', end }, 'PostgreSQL ended by itself. It is started again.')
      const next = await startAgain(parts, pauses, stopping.signal)
      if (next === undefined) return
      ;[running, pauses] = [next, pauses + 1]
    }
  }
  return async () => {
    stopping.abort()
    await running.stop()
    await watching
    // One that was just being started when the stop came.
    await running.stop()
  }
}

/** Tries until it runs; undefined when that is no longer wanted. */
async function startAgain(
  parts: PostmasterParts,
  pauses: number,
  signal: AbortSignal,
): Promise<Postmaster | undefined> {
  for (let attempt = pauses; !signal.aborted; attempt += 1) {
    try {
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)], undefined, { signal })
      return await startPostmaster(parts)
    } catch (error) {
      if (!signal.aborted) parts.log.error({ part: 'postgresql', err: error }, 'PostgreSQL does not start.')
    }
  }
  return undefined
}

/**
 * PostgreSQL ends, and does not start again, when it needs a new file of its log, of 16 MiB, and the disk has none: so
 * transactions are refused while there is still room for two, and for the largest transaction under way.
 */
const RESERVE_BYTES = 40 * 1024 * 1024

interface EmbeddedOptions {
  readonly log?: EngineLog
  /** Without, nothing waits for the disk: for data that go with the process. */
  readonly isDurable?: boolean
  /** Listens on a port of this machine instead of a socket, as it must on Windows. */
  readonly isLoopback?: boolean
}

/** A PostgreSQL of this process's own. */
export interface Engine {
  /** `postgres://…` of its one database, which no other machine and no other user of this one can reach. */
  readonly url: string
  /** Stops it and lets its folder go. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder, which is made when it is not there. It is watched, and started again when it ends.
 * @throws EngineError or FolderInUse when it cannot be started
 */
export async function startEngine(folder: string, options: EmbeddedOptions = {}): Promise<Engine> {
  const { log = silentEngineLog, isDurable = true, isLoopback = process.platform === 'win32' } = options
  await makeDurableFolder(dirname(folder))
  const letGo = await holdFolder(folder, `${folder}.lock`)
  try {
    const programs = await findPrograms(await engineUser(folder))
    await makeCluster(folder, programs, { isDurable, isLoopback })
    const address = await addressOf(folder, programs, isLoopback)
    const settings = { ...SMALL_MACHINE, ...(isDurable ? DURABLE : PASSING) }
    const stop = await keepRunning({ folder, programs, address, settings, log })
    const stopAndLetGo = async () => {
      await stop()
      await address.remove()
      await letGo()
    }
    return { url: address.url, stop: stopAndLetGo }
  } catch (error) {
    await letGo()
    throw error
  }
}

/** The database in a folder, for this process alone. */
export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Database> {
  const engine = await startEngine(folder, options)
  try {
    const database = await openPostgres(engine.url)
    return {
      ...database,
      isShared: false,
      async transact(work) {
        const { bavail, bsize } = statfsSync(folder)
        checkRoom(bavail * bsize, RESERVE_BYTES)
        return database.transact(work)
      },
      async close() {
        await database.close()
        await engine.stop()
      },
    }
  } catch (error) {
    await engine.stop()
    throw error
  }
}

/** An empty database that goes when it is closed. */
export async function openPassing(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-database-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const database = await openEmbedded(join(folder, 'postgresql'), { isDurable: false })
    return {
      ...database,
      async close() {
        await database.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
