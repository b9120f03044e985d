import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { DumpedRow } from '@brigade/platform/backup/dump-database.ts'
import { linesOf, readRows as rowsIn } from '@brigade/platform/backup/read-rows.ts'
import { StartError } from '../start/start-error.ts'
import { type BackupDescription, ROWS_FILE } from './backup-folder.ts'
import { hashOf } from './make-backup.ts'
import type { Seal } from './seal.ts'

/**
 * The rows of a backup, some at a time.
 * @throws StartError when they are not those it was made with
 */
export async function readRows(
  source: string,
  { rowsHash }: BackupDescription,
  seal: Seal,
): Promise<AsyncIterable<readonly DumpedRow[]>> {
  const path = join(source, `${ROWS_FILE}${seal.suffix}`)
  const hash = await hashOf(path).catch(() => undefined)
  if (hash !== rowsHash) {
    throw new StartError(`The rows of the backup "${source}" are not those it was made with.`)
  }
  return rowsOf(seal.open(path))
}

function rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<readonly DumpedRow[]> {
  const unzipped = createGunzip()
  // A fault of either is thrown to whoever reads.
  pipeline(bytes, unzipped, () => undefined)
  return rowsIn(linesOf(unzipped))
}
