import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from '../../src/database/embedded/open-embedded.ts'

/** A PostgreSQL server of its own, empty at first, that can be stopped and started over the same data. */
export interface PostgresServer {
  /** Of the database `postgres`. */
  readonly url: string
  /** Ends it while others are connected, as an operator would who cannot wait. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it and forgets its data. */
  close(): Promise<void>
}

/** Starts a server for tests that stop it, or that measure it alone: whatever it acknowledges is on the disk. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-postgres-'))
  const start = () => startEngine(join(folder, 'postgresql'))
  let engine = await start()
  return {
    url: engine.url,
    stop: () => engine.stop(),
    async start() {
      engine = await start()
    },
    async close() {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
