import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { EngineSettings } from './engine-settings.table.ts'
import { PASSWORD_FILE, ROLE } from './make-cluster.ts'
import type { Programs } from './programs.ts'

/** PostgreSQL's usual port; on a socket it is only a part of the file's name. */
const SOCKET_PORT = 5432
/** What systems allow for the path of a socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103
const DATABASE = 'postgres'

/** How the embedded PostgreSQL is reached. */
export interface EngineAddress {
  /** `postgres://…`, as a client takes it. */
  readonly url: string
  /** PostgreSQL's own settings that make it listen there. */
  readonly settings: EngineSettings
  /** Takes away what lies outside the data folder. */
  remove(): Promise<void>
}

/** The files of the socket, which lie in the data folder where its path is not too long for that. */
export const socketFiles = [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`] as const

/** A socket that only its owner and root can reach; on Windows, which has none, a free port of this machine and a password. */
export async function addressOf(
  folder: string,
  programs: Programs,
  isLoopback: boolean,
): Promise<EngineAddress> {
  if (isLoopback) return loopbackAddress(folder)
  if (Buffer.byteLength(join(folder, socketFiles[0])) <= LONGEST_SOCKET_PATH) {
    return { ...socketAddress(folder, '.'), remove: async () => undefined }
  }
  // Not where TMPDIR points, which may be as long or closed to PostgreSQL's user.
  const place = await mkdtemp('/tmp/brigade-socket-')
  if (programs.user !== undefined) await chown(place, programs.user.uid, programs.user.gid)
  return { ...socketAddress(place, place), remove: () => rm(place, { recursive: true, force: true }) }
}

/** @param name - of the socket's folder for PostgreSQL, which stands in the data folder */
function socketAddress(place: string, name: string) {
  return {
    url: `postgres://${ROLE}@localhost:${SOCKET_PORT}/${DATABASE}?host=${encodeURIComponent(place)}`,
    settings: {
      listen_addresses: '',
      port: String(SOCKET_PORT),
      unix_socket_directories: name,
      unix_socket_permissions: '0700',
    },
  }
}

async function loopbackAddress(folder: string): Promise<EngineAddress> {
  const password = await readFile(join(folder, PASSWORD_FILE), 'utf8')
  const port = await freePort()
  return {
    url: `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    remove: async () => undefined,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
