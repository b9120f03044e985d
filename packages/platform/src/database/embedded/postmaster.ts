import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { EngineAddress } from './address.ts'
import { EngineError } from './engine-error.ts'
import type { EngineLog } from './engine-log.ts'
import type { EngineSettings } from './engine-settings.table.ts'
import { freeFolder, signalEngine } from './leftover.ts'
import { engineEnvironment, folderName, type Programs, programPath } from './programs.ts'

const READY = 'database system is ready to accept connections'
/** Said while processes of a PostgreSQL that was killed have not noticed it yet. */
const NOT_YET = /shared memory block|address already in use/iu
const TRIES = 10
const TRY_AGAIN_MS = 500

/**
 * A program that is killed cannot stop its PostgreSQL, but its end of the pipe closes. This shell becomes PostgreSQL, and
 * what it leaves behind waits for that.
 */
const STOPS_WITH_US =
  'exec 3<&0 </dev/null; (read -r _ <&3; kill -INT $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-'

/** A running PostgreSQL. */
export interface Postmaster {
  readonly pid: number
  /** Resolves with what ended it when it is gone. */
  readonly ended: Promise<string>
  /** Stops it cleanly: connections are cut, what is acknowledged is kept. */
  stop(): Promise<void>
}

export interface PostmasterParts {
  /** PostgreSQL's data folder, which this process holds. */
  readonly folder: string
  readonly programs: Programs
  readonly address: EngineAddress
  readonly settings: EngineSettings
  readonly log: EngineLog
}

/**
 * Starts PostgreSQL as a child of this process and waits until it answers, however long it takes to recover.
 * @throws EngineError with its own last words when it does not start
 */
export async function startPostmaster(parts: PostmasterParts): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(parts)
    } catch (error) {
      const isEarly = error instanceof EngineError && NOT_YET.test(error.message)
      if (!isEarly || attempt === TRIES) throw error
      await wait(TRY_AGAIN_MS)
    }
  }
}

async function startOnce(parts: PostmasterParts): Promise<Postmaster> {
  const { folder, programs, log } = parts
  const stranger = await freeFolder(folder, programs)
  const child = spawnPostgres(parts, stranger)
  const ended = endOf(child)
  const fatal = await readyOrFatal(child, ended, log)
  if (fatal !== undefined) throw new EngineError(`PostgreSQL does not start: ${fatal}`)
  return { pid: child.pid ?? 0, ended, stop: () => stopChild(child, programs) }
}

function spawnPostgres({ folder, programs, address, settings }: PostmasterParts, stranger?: number) {
  const all = Object.entries({ ...settings, ...address.settings })
  const args = [
    '-D',
    folderName(folder, programs),
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const postgres = programPath(programs, 'postgres')
  const [program, words] =
    process.platform === 'win32' ? [postgres, args] : ['/bin/sh', ['-c', STOPS_WITH_US, postgres, ...args]]
  return spawn(program, words, {
    cwd: folder,
    env: {
      ...engineEnvironment(),
      // Takes this number for no other PostgreSQL's.
      ...(stranger !== undefined && { PG_GRANDPARENT_PID: String(stranger) }),
    },
    ...programs.user,
    // A session of its own: a terminal that interrupts this process must not stop the database before it.
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      child.stdin?.destroy()
      resolve(signal === null ? `it ended with ${code}` : `it was ended by ${signal}`)
    })
  })
}

/** Logs what PostgreSQL says, and resolves when it is ready, or with why it has ended. */
async function readyOrFatal(
  child: ChildProcess,
  ended: Promise<string>,
  log: EngineLog,
): Promise<string | undefined> {
  let last = ''
  const isReady = new Promise<undefined>((resolve) => {
    if (child.stderr === null) return
    createInterface(child.stderr).on('line', (line) => {
      const { level, text } = readLine(line)
      if (level === 'FATAL' || level === 'PANIC' || last === '') last = text
      tell(log, level, text)
      if (text === READY) resolve(undefined)
    })
  })
  return Promise.race([isReady, ended.then((end) => (last === '' ? end : last))])
}

function readLine(line: string): { readonly level: string; readonly text: string } {
  const [, level = '', text = line] = /^([A-Z]+): {2}(.*)$/u.exec(line) ?? []
  return { level, text }
}

function tell(log: EngineLog, level: string, text: string): void {
  const details = { part: 'postgresql' }
  if (level === 'PANIC') log.error(details, text)
  else if (level === 'FATAL') log.warn(details, text)
  else log.info(details, text)
}

/** Signals that stop it, and how long each is given: together less than a supervisor waits. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', patienceMs: 5_000 },
  // At once: what is acknowledged is in its log, and recovered at the next start.
  { signal: 'SIGQUIT', patienceMs: 2_000 },
  { signal: 'SIGKILL', patienceMs: 1_000 },
] as const

async function stopChild(child: ChildProcess, programs: Programs): Promise<void> {
  for (const { signal, patienceMs } of WAYS_TO_STOP) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const gone = once(child, 'exit', { signal: AbortSignal.timeout(patienceMs) })
    await signalEngine(child.pid, signal, programs)
    await gone.catch(() => undefined)
  }
}
