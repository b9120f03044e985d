import { join } from 'node:path'
import type { ByteStore } from '@brigade/platform/files/bytes/byte-store.ts'
import { openDiskStore } from '@brigade/platform/files/bytes/disk-store.ts'
import { openS3Store } from '@brigade/platform/files/bytes/s3-store.ts'
import type { ServerConfig } from '../start/config.ts'
import { causeInWords, StartError } from '../start/start-error.ts'

/** Opens the place of people's files. @throws StartError when the bucket does not answer or the folder cannot be written */
export async function openBytes({
  s3,
  dataFolder,
}: Pick<ServerConfig, 's3' | 'dataFolder'>): Promise<ByteStore> {
  const folder = join(dataFolder, 'files')
  try {
    return await (s3 === undefined ? openDiskStore(folder) : openS3Store(s3))
  } catch (error) {
    const cause = causeInWords(error)
    throw new StartError(
      s3 === undefined
        ? `The files in "${folder}" cannot be written: ${cause}.`
        : `FILES_URL names a bucket that does not answer: ${cause}.`,
    )
  }
}
