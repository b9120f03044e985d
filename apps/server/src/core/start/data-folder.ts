import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderInUse, holdFolder } from '@brigade/platform/database/embedded/hold-folder.ts'
import { makeDurableFolder } from '@brigade/platform/durable/durable-files.ts'
import { causeInWords, StartError } from './start-error.ts'

const LOCK_FILE = 'server.lock'

/** PostgreSQL needs room to recover; this much lets it start and write a little. */
const NEEDED_BYTES = 48 * 1024 * 1024

/**
 * Makes the data folder and holds it for this server: files and outbox have one owner, as the database has. What a dead
 * process held is taken over. The answer lets it go.
 * @throws StartError when the folder cannot be written, is full, or is held by a server that runs
 */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  await makeDataFolder(folder)
  try {
    return await holdFolder(folder, join(folder, LOCK_FILE))
  } catch (error) {
    refuseFolder(folder, error)
  }
}

/**
 * Makes the data folder.
 * @throws StartError when it cannot be written or is full
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeDurableFolder(folder)
    await access(folder, constants.W_OK)
    await checkRoom(folder)
  } catch (error) {
    refuseFolder(folder, error)
  }
}

function refuseFolder(folder: string, error: unknown): never {
  if (error instanceof StartError) throw error
  if (error instanceof FolderInUse) throw new StartError(inUse(folder, error))
  throw new StartError(`BRIGADE_DATA is "${folder}" but cannot be written: ${causeInWords(error)}.`)
}

function inUse(folder: string, { pid }: FolderInUse): string {
  return pid === undefined
    ? `BRIGADE_DATA is "${folder}" but several servers want it at once.`
    : `BRIGADE_DATA is "${folder}" but another server uses it (process ${pid}): stop that one or name another folder.`
}

async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= NEEDED_BYTES) return
  throw new StartError(
    `The disk of BRIGADE_DATA, "${folder}", has less than ${NEEDED_BYTES >> 20} MiB free: make room and start again.`,
  )
}
