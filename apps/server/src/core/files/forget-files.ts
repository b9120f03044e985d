import { files as storedFiles } from '@brigade/domain/access/files/file.ts'
import { HOUR_MS, SECOND_MS } from '@brigade/domain/core/time/span.ts'
import { keptMs } from '@brigade/domain/core/retention/retention.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { findUnchecked } from '../functions/find-documents.ts'

/** Product E46: bytes go 30 days after what they belonged to. */
const KEPT_SECONDS = keptMs('orphaned file') / SECOND_MS

const FORGOTTEN_AT_ONCE = 500

/** The states in which a file waits to be forgotten: taken away, not taken, or never finished. */
const OVER = ['deleted', 'refused', 'uploading'] as const

type FilesAndDocuments = Pick<Platform, 'documents' | 'files'>

/**
 * Forgets files that were taken away 30 days ago, or whose bytes have not come in that time: the bytes first, then the
 * document, so that a stop between the two is made good the next time.
 * @returns how many were forgotten
 * @throws the reason of `signal` once that is aborted
 */
export async function forgetFiles(
  { documents, files }: FilesAndDocuments,
  signal?: AbortSignal,
): Promise<number> {
  const over = await documents.transact(async (tx) => {
    const before = { seconds: tx.now.seconds - KEPT_SECONDS, nanoseconds: 0 }
    const pages = OVER.map((state) =>
      findUnchecked(tx, storedFiles, {
        where: { state },
        range: [['updatedAt', '<', before]],
        limit: FORGOTTEN_AT_ONCE,
      }),
    )
    return (await Promise.all(pages)).flat()
  })
  for (const { path, data } of over) {
    signal?.throwIfAborted()
    if (typeof data['path'] === 'string') await files?.remove(data['path'])
    await documents.transact(async (tx) => tx.delete(path))
  }
  return over.length
}

/** Forgets old files. */
export const forgetFilesJob = defineJob({ name: 'forget-files', everyMs: HOUR_MS, run: forgetFiles })
