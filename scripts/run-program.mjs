import { spawn } from 'node:child_process'
import { compileCache, pinnedNode } from './pinned-node.mjs'

const PARENT_CHECK_MS = 500

/** Runs a program under the Node that the project pins, passes signals on to it, and ends when it ends. */
export function runProgram(args) {
  const program = spawn(pinnedNode(), args, { stdio: 'inherit', env: { ...process.env, ...compileCache } })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => program.kill(signal))
  program.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))

  // Who stops npm stops its shell, which passes nothing on: all that is seen of it here is a new parent.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    program.kill('SIGTERM')
  }, PARENT_CHECK_MS)
}
