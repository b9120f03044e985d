import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@brigade/platform/conformance/free-port.ts'

/** A program that serves on `PORT` and says "ready at …" once it does. */
export interface ChildServer extends AsyncDisposable {
  readonly url: string
  readonly pid: number
}

/**
 * Runs a program beside this file and waits until it is ready. Throws what it said when it ends before.
 * @param options - further options of Node, such as `--cpu-prof`
 */
export async function startChildServer(
  program: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ChildServer> {
  const port = await freePort()
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [...options, path], {
    env: { ...process.env, ...env, PORT: port },
    // Some programs write logs where they stand.
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${program} ended: ${said.join('')}`)))
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready at ')) resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
