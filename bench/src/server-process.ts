import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@brigade/platform/conformance/free-port.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What can be started: the server alone, the same with nothing on disk, or what `npm start` runs. */
const PROGRAMS = {
  server: inRepository('apps/server/src/main.ts'),
  'server in memory': inRepository('bench/src/server-in-memory.ts'),
  'npm start': inRepository('scripts/start.mjs'),
} as const

const HEALTHY_WITHIN_MS = 180_000
const POLL_MS = 5

/** A server of its own, apart from the process that measures it. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string
  readonly pid: number
  /** From the start of the process to the first `/healthz` that answers 200. */
  readonly startMs: number
}

/** Starts a server on a free port and waits until it is healthy. Throws what it said when it does not become so. */
export async function startServerProcess(options: {
  readonly program: keyof typeof PROGRAMS
  readonly folder: string
  readonly demo: 'on' | 'off'
  /** Without one the database is embedded in the folder. */
  readonly databaseUrl?: string
}): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, [PROGRAMS[options.program]], {
    env: {
      ...process.env,
      PORT: port,
      BRIGADE_DATA: options.folder,
      BRIGADE_DEMO: options.demo,
      LOG_LEVEL: 'error',
      ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  await untilHealthy(url, child).catch(async (error: unknown) => {
    await stop(child)
    throw new Error(`The server did not become healthy: ${said.join('')}`, { cause: error })
  })
  const startMs = performance.now() - begun
  return { url, startMs, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) }
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + HEALTHY_WITHIN_MS
  while (child.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await wait(POLL_MS)
  }
  throw new Error(child.exitCode === null ? 'it took too long' : `it ended with ${child.exitCode}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** A folder for data that goes with what uses it. */
export async function temporaryFolder(): Promise<{ readonly path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'brigade-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
