import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EngineError } from './engine-error.ts'
import { type EngineUser, giveFolder, namedUser } from './engine-user.ts'
import { engineEnvironment, folderName, type Programs, programPath } from './programs.ts'
import { renameDurably } from '../../durable/durable-files.ts'

/** The role that this program is in the database. */
export const ROLE = 'brigade'
/** Lies in the data folder and holds the role's password, where the database is reached by a port. */
export const PASSWORD_FILE = 'loopback-password'
const PASSWORD_BYTES = 24

/**
 * Texts are compared and sorted the same on every machine, whatever its language. Through the socket, which only its
 * owner can reach, nobody is asked for a password.
 */
const OPTIONS = [
  `--username=${ROLE}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--no-instructions',
]

/** What a new data folder is for. */
interface ClusterOptions {
  /** Without, nothing waits for the disk: for data that go with the process. */
  readonly isDurable: boolean
  /** Whether the database is reached by a port, so that the role needs a password. */
  readonly isLoopback: boolean
}

/**
 * Makes PostgreSQL's data folder unless it is there. It appears whole or not at all, and on the disk.
 * @throws EngineError when it cannot be made
 */
export async function makeCluster(
  folder: string,
  programs: Programs,
  options: ClusterOptions,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return giveFolder(folder, programs.user)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  const user = programs.user === undefined ? undefined : await namedUser()
  if (user !== undefined) await giveFolder(part, user)
  const sync = options.isDurable ? [] : ['--no-sync']
  const initialise = (more: readonly string[]) => runInitdb(part, { ...programs, user }, [...sync, ...more])
  await (options.isLoopback ? withPassword(part, user, initialise) : initialise([]))
  await giveFolder(part, programs.user)
  // A folder that was made beforehand is empty, or it would not be replaced.
  await renameDurably(part, folder)
}

/** Makes a password for the role, and keeps it in the data folder. */
async function withPassword(
  folder: string,
  user: EngineUser | undefined,
  initialise: (more: readonly string[]) => Promise<void>,
): Promise<void> {
  const password = randomBytes(PASSWORD_BYTES).toString('hex')
  const place = await mkdtemp(join(tmpdir(), 'brigade-password-'))
  try {
    const file = join(place, PASSWORD_FILE)
    await writeFile(file, password, { mode: 0o600 })
    await giveFolder(place, user)
    await initialise([`--pwfile=${file}`])
    await writeFile(join(folder, PASSWORD_FILE), password, { mode: 0o600, flush: true })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function runInitdb(folder: string, programs: Programs, more: readonly string[]): Promise<void> {
  const args = ['-D', folderName(folder, programs), ...OPTIONS, ...more]
  try {
    const options = { cwd: folder, env: engineEnvironment(), ...programs.user }
    await promisify(execFile)(programPath(programs, 'initdb'), args, options)
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const cause = said.split('\n').at(-1) || String(error)
    throw new EngineError(`PostgreSQL could not make its data folder: ${cause.replace(/[.\s]+$/u, '')}`, {
      cause: error,
    })
  }
}
