import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LossyMachine } from '@brigade/platform/trials/power/lossy-machine.ts'
import { startPostgresOn } from '@brigade/platform/trials/power/postgres-on-machine.ts'
import { startUntil } from '@brigade/platform/trials/power/start-until.ts'

const PROGRAM = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/**
 * Starts the product's server on the machine with its own database; gives its address.
 * @param folder - of its data, on the machine's disk
 */
export function bootEmbedded(machine: LossyMachine, folder = 'data'): Promise<string> {
  return startServerOn(machine, { BRIGADE_DATA: join(machine.folder, folder) })
}

/** Starts a PostgreSQL on the machine, and the product's server on that; gives the server's address. */
export async function bootOnPostgres(machine: LossyMachine, fsync: 'on' | 'off'): Promise<string> {
  return startServerOn(machine, { DATABASE_URL: await startPostgresOn({ machine, fsync }) })
}

function startServerOn(machine: LossyMachine, settings: Readonly<Record<string, string>>): Promise<string> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return startUntil(machine, {
    command: [process.execPath, PROGRAM],
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: '0',
      BRIGADE_DEMO: 'off',
      LOG_LEVEL: 'silent',
      BRIGADE_DATA: join(machine.folder, 'data'),
      ...settings,
    },
    ready: /^Brigade is open at (\S+)$/u,
  })
}
