import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { socketFiles } from './address.ts'
import { EngineError } from './engine-error.ts'
import { isAlive } from './hold-folder.ts'
import { type Programs, programPath } from './programs.ts'

/** Where PostgreSQL writes which process works on the folder. */
const PID_FILE = 'postmaster.pid'
const LOOK_EVERY_MS = 20

/** Signals that stop a PostgreSQL, and how long each is given: connections cut, then at once, to be recovered later. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
] as const

/**
 * Makes a folder free that a killed program left: a PostgreSQL that still works on it is stopped. Only for who holds the
 * folder, so that whatever works on it has no owner any more.
 * @returns the number of a process that has nothing to do with the folder but got the number that PostgreSQL had when
 *   the machine went down: PostgreSQL itself would take it for one that works there
 * @throws EngineError when what works there does not stop
 */
export async function freeFolder(folder: string, programs: Programs): Promise<number | undefined> {
  const file = join(folder, PID_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const pid = Number.parseInt(text ?? '', 10)
  const isOurs = pid > 0 && (await worksOn(pid, folder))
  if (isOurs) await stopProcess(pid, folder, programs)
  // A power cut may leave the name without its content, which PostgreSQL takes for another that is just starting.
  if (text !== undefined && !(pid > 0)) await rm(file, { force: true })
  for (const name of socketFiles) await rm(join(folder, name), { force: true })
  return !isOurs && pid > 0 && isAlive(pid) ? pid : undefined
}

/** Whether a process is there and is a PostgreSQL with this data folder, in which it stands. */
async function worksOn(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return place !== undefined && place === (await realpath(folder))
  }
  // Windows tells nothing of a process; a signal to one that is no PostgreSQL is refused there.
  if (process.platform === 'win32') return true
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres') && stdout.includes(folder)
}

async function stopProcess(pid: number, folder: string, programs: Programs): Promise<void> {
  for (const { signal, patienceMs } of WAYS_TO_STOP) {
    await signalEngine(pid, signal, programs)
    if (await isGone(pid, folder, patienceMs)) return
  }
  throw new EngineError(
    `PostgreSQL still works on "${folder}" (process ${pid}), left by a program that was killed, and does not stop`,
  )
}

/** Sends PostgreSQL a signal; on Windows there are none, and its own program says the same. */
export async function signalEngine(pid: number, signal: NodeJS.Signals, programs: Programs): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['kill', signal.replace('SIG', ''), String(pid)]
    await promisify(execFile)(programPath(programs, 'pg_ctl'), args).catch(() => undefined)
    return
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Not whether the process is there: one that nobody waits for keeps its number after its end. */
async function isGone(pid: number, folder: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (await worksOn(pid, folder)) {
    if (performance.now() > deadline) return false
    await wait(LOOK_EVERY_MS)
  }
  return true
}
