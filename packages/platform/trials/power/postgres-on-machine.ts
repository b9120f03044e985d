import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { carriedPostgres } from '../../src/database/embedded/carrier.ts'
import { freePort } from '../../conformance/free-port.ts'
import type { LossyMachine } from './lossy-machine.ts'
import { startUntil } from './start-until.ts'

/** The user `nobody` of Linux: PostgreSQL does not run as root. */
const NOBODY = 65_534
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

interface MachinePostgres {
  readonly machine: LossyMachine
  /** `off` makes it lose what it has acknowledged: so a trial shows that it sees losses. */
  readonly fsync: 'on' | 'off'
}

/**
 * Starts a PostgreSQL whose data are on the machine's disk, and makes them at the first start.
 * @returns the address of its database `postgres`
 * @throws Error with its output when it does not start
 */
export async function startPostgresOn({ machine, fsync }: MachinePostgres): Promise<string> {
  const programs = join(await carriedPostgres(), 'bin')
  const folder = join(machine.folder, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) makeCluster(programs, folder)
  const port = await freePort()
  const settings = [`fsync=${fsync}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const command = [...AS_NOBODY, join(programs, 'postgres'), '-D', folder, '-p', port]
  await startUntil(machine, {
    command: [...command, ...settings.flatMap((setting) => ['-c', setting])],
    env: { PATH: process.env['PATH'] },
    ready: /ready to accept connections/u,
  })
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

function makeCluster(programs: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  chownSync(folder, NOBODY, NOBODY)
  const [program = '', ...as] = AS_NOBODY
  const options = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  execFileSync(program, [...as, join(programs, 'initdb'), '-D', folder, ...options], { stdio: 'pipe' })
}
