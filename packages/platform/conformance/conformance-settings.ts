import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '../src/database/open-database.ts'

export interface ConformanceSettings {
  /** 0 takes any free port. */
  readonly port: number
  readonly place: DatabasePlace
  /** Where files lie; in a folder that ends with the server when absent. */
  readonly filesFolder?: string
  /** Name of this process among several. */
  readonly node?: string
}

const DEFAULT_PORT = 8080
const HIGHEST_PORT = 65_535

/**
 * The settings of the conformance server, or one sentence about what is wrong with them.
 * @param env - `PORT` (8080), `DATABASE_URL` or `BRIGADE_DATA` (gone with the process without both), `BRIGADE_NODE`, `NODE_ENV`
 */
export function readConformanceSettings(
  env: Readonly<Record<string, string | undefined>>,
): ConformanceSettings | string {
  if (env['NODE_ENV'] === 'production') {
    return 'The conformance server opens every collection and file to everybody, so it does not start when NODE_ENV is "production".'
  }
  const port = env['PORT'] ?? String(DEFAULT_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT) {
    return `PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${port}".`
  }
  const filesFolder = filesFolderOf(env)
  return {
    port: Number(port),
    place: placeOf(env),
    ...(env['BRIGADE_NODE'] && { node: env['BRIGADE_NODE'] }),
    ...(filesFolder !== undefined && { filesFolder }),
  }
}

function placeOf(env: Readonly<Record<string, string | undefined>>): DatabasePlace {
  if (env['DATABASE_URL']) return { kind: 'url', url: env['DATABASE_URL'] }
  if (env['BRIGADE_DATA']) return { kind: 'folder', path: env['BRIGADE_DATA'] }
  return { kind: 'passing' }
}

function filesFolderOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  // Beside the folder, which is the database's own.
  if (env['BRIGADE_DATA']) return `${env['BRIGADE_DATA']}.files`
  // What lies in a database on a server outlives a process and is shared, so the bytes that it names must be too.
  if (env['DATABASE_URL']) return join(tmpdir(), `brigade-files-${shortHash(nameOf(env['DATABASE_URL']))}`)
  return undefined
}

/** Which database an address names, without how one gets in. */
function nameOf(address: string): string {
  const url = URL.parse(address)
  if (url === null) return address
  const { hostname, port, pathname, username, searchParams } = url
  const host = searchParams.get('host') ?? hostname
  const database = pathname.replaceAll('/', '') || username
  return [host.toLowerCase(), searchParams.get('port') ?? (port || '5432'), database].join(' ')
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
