import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const ASK_AGAIN_MS = 100

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  const isReady = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReady) return
  if (isOver()) throw new Error('The server for the components has ended before it was ready.')
  await wait(ASK_AGAIN_MS)
  await untilReady(url, isOver)
}

/** Vitest's global setup: the product's server with an empty database, for as long as the run lasts. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-components-'))
  const port = String(project.config.env['SERVER_PORT'])
  const settings = { PORT: port, BRIGADE_DATA: folder, BRIGADE_DEMO: 'off', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [MAIN], { env: { ...process.env, ...settings }, stdio: 'inherit' })
  await untilReady(`http://localhost:${port}`, () => server.exitCode !== null)
  return async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
