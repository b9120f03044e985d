import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const OPEN = /^Brigade is open at (\S+)$/u

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Every line it has printed. */
  readonly lines: readonly string[]
  /** Sends a signal and waits until it is gone; gives the exit code, null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

function spawnServer(settings: Readonly<Record<string, string>>): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [PROGRAM], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', BRIGADE_DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The product's server as a process of its own, on a free port, ready. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer(settings)
  if (child.stdout === null || child.stderr === null) throw new Error('the server has no output')
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const output = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`the server did not start: ${lines.join('\n')}`)))
    output.on('line', (line) => {
      lines.push(line)
      const address = OPEN.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    async stop(signal = 'SIGTERM') {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

/** What a server that does not start says, and the code it ends with. */
export async function refusedStart(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: unknown; readonly said: string }> {
  const child = spawnServer(settings)
  if (child.stderr === null) throw new Error('the server has no output')
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}
