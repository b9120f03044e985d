import type { StoredBytes } from './bytes/byte-store.ts'
import type { FilesContext } from './files-context.ts'
import { keysInUse } from './records/byte-keys.ts'
import { deleteExpiredUploads } from './records/upload-records.ts'

/** No upload takes longer between its bytes and its row, however slow the line. */
const SETTLED_AFTER_MS = 24 * 3_600_000
const ASKED_AT_ONCE = 500

/**
 * Forgets uploads whose time is over, and deletes bytes that nothing names: of writes that were cut off, of uploads that
 * nobody finished, of files that were deleted while the store did not answer.
 * @returns how many were deleted
 * @throws the reason of `signal` once that is aborted
 */
export async function sweepFiles(context: FilesContext, signal?: AbortSignal): Promise<number> {
  await deleteExpiredUploads(context.database, context.now())
  const settledBefore = context.now() - SETTLED_AFTER_MS
  let deleted = 0
  let asked: StoredBytes[] = []
  const deleteUnnamed = async () => {
    const used = await keysInUse(
      context.database,
      asked.map(({ key }) => key),
    )
    for (const { key } of asked) {
      if (used.has(key)) continue
      signal?.throwIfAborted()
      await context.bytes.delete(key)
      deleted += 1
    }
    asked = []
  }
  for await (const held of context.bytes.list()) {
    signal?.throwIfAborted()
    if (held.storedAt > settledBefore) continue
    asked.push(held)
    if (asked.length === ASKED_AT_ONCE) await deleteUnnamed()
  }
  await deleteUnnamed()
  return deleted
}
