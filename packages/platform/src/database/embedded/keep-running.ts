import { setTimeout as wait } from 'node:timers/promises'
import { type Postmaster, type PostmasterParts, startPostmaster } from './postmaster.ts'

/** Pauses before a PostgreSQL that ended is started again: at once, then ever longer, the last again and again. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 5_000, 10_000] as const
/** Who has run for so long begins with the first pause again. */
const STEADY_AFTER_MS = 60_000

/** Stops it; resolves when it is gone. */
export type Stop = () => Promise<void>

/**
 * Starts PostgreSQL and starts it again whenever it ends by itself.
 * @throws EngineError when it does not start the first time
 */
export async function keepRunning(parts: PostmasterParts): Promise<Stop> {
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
