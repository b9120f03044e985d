import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { carriedPostgres, noEngine } from './carrier.ts'
import type { EngineUser } from './engine-user.ts'

/** Where a copy lies of programs whose own folder is closed to PostgreSQL's user. */
const COPIES = '/var/cache/brigade-postgresql'
const OPEN_TO_ALL = 0o755

/** Variables of this process that PostgreSQL gets; the rest may hold secrets. */
const PASSED_ON = ['PATH', 'LD_PRELOAD', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

/** A PostgreSQL's programs, who runs them, and the folder of the data they work on. */
export interface Programs {
  /** Holds `bin`, `lib` and `share`. */
  readonly home: string
  /** Undefined is the user of this process. */
  readonly user: EngineUser | undefined
}

/** The path of a program such as `postgres`. */
export function programPath({ home }: Programs, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The variables that PostgreSQL is started with. */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const known = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(known), LC_ALL: 'C' }
}

/**
 * How PostgreSQL names a data folder that it is started in. Another user may not reach it by its path, because a folder
 * above may be closed to it as `/root` is; where it stands already it may stay.
 */
export function folderName(folder: string, { user }: Programs): string {
  return user === undefined ? folder : '/proc/self/cwd'
}

/**
 * Finds a PostgreSQL that this machine can run as this user.
 * @throws EngineError when there is none
 */
export async function findPrograms(user: EngineUser | undefined): Promise<Programs> {
  const carried = { home: await carriedPostgres(), user }
  const problem = await problemOf(carried)
  if (problem === undefined) return carried
  if (user === undefined || !isClosed(problem)) throw noEngine(firstLine(problem))
  const copied = { home: await copyPrograms(carried.home), user }
  const other = await problemOf(copied)
  if (other !== undefined) throw noEngine(firstLine(other))
  return copied
}

/** Why a PostgreSQL does not even say its version; undefined when it does. */
async function problemOf(programs: Programs): Promise<Error | undefined> {
  try {
    const options = { env: engineEnvironment(), cwd: '/', ...programs.user }
    await promisify(execFile)(programPath(programs, 'postgres'), ['--version'], options)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function isClosed(error: Error): boolean {
  return 'code' in error && error.code === 'EACCES'
}

function firstLine(error: Error): string {
  const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : ''
  return (said.trim() || error.message).split('\n')[0]?.replace(/[.\s]+$/u, '') ?? ''
}

/** Copies the programs to where every user can run them, once for each version, and gives their folder. */
async function copyPrograms(home: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(home), 'package.json'), 'utf8'),
  )
  const copy = join(COPIES, version)
  if (await stat(copy).catch(() => undefined)) return copy
  const part = `${copy}.${randomUUID()}`
  await mkdir(COPIES, { recursive: true })
  await cp(home, part, { recursive: true, verbatimSymlinks: true })
  const entries = await readdir(part, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  for (const path of [COPIES, part, ...folders.map(({ parentPath, name }) => join(parentPath, name))]) {
    await chmod(path, OPEN_TO_ALL)
  }
  // Another server may have been first; its copy is as good.
  await rename(part, copy).catch(() => rm(part, { recursive: true }))
  return copy
}
