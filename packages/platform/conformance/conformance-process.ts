import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { passingFolder } from '../testing/database/prepared.ts'

export interface ServerProcess {
  /** `localhost:8080` */
  readonly host: string
  readonly pid: number
  /** Ends it as a supervisor would, and waits until it is gone; gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const PROGRAM = fileURLToPath(new URL('./conformance.ts', import.meta.url))

/** Runs the conformance server as its own process and waits until it is ready. */
export async function startConformance(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const child = spawnConformance({ PORT: '0', ...env })
  const port = await readPort(child)
  return {
    host: `localhost:${port}`,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

/** Starts the program with exactly these settings; what it says goes to the pipes. */
export function spawnConformance(env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [PROGRAM], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR: passingFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function readPort(child: ChildProcess): Promise<string> {
  if (child.stdout === null || child.stderr === null) throw new Error('the server has no output')
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  for await (const line of createInterface(child.stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port !== undefined) {
      child.stdout.resume()
      return port
    }
    said.push(line)
  }
  throw new Error(`the server did not start: ${said.join('\n')}`)
}
