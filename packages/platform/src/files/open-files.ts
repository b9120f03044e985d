import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { type Log, silentLog } from '../documents/log.ts'
import { createRulesFinder } from './access/find-rules.ts'
import type { ByteStore, StoredBytes } from './bytes/byte-store.ts'
import { forgetFile } from './calls/change-file.ts'
import type { FileRules } from './file-rules.ts'
import type { FileEvents, FilesContext } from './files-context.ts'
import { limitCallers } from './limit-callers.ts'
import { preparePictures } from './pictures/encode-picture.ts'
import { openVariants } from './pictures/variants.ts'
import { loadLinkSecret, keysInUse } from './records/byte-keys.ts'
import { fileMigrations } from './records/file-migrations.ts'
import type { VirusScanner } from './scanning/clamd.ts'
import type { VerifyFileToken } from './wire/file-request.ts'
import { registerFiles } from './wire/register-files.ts'
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
async function sweepFiles(context: FilesContext, signal?: AbortSignal): Promise<number> {
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

export interface FilesOptions {
  readonly database: Database
  readonly bytes: ByteStore
  /** The SDK's `storageBucket`. */
  readonly bucket: string
  /** What may be kept, and by whom. Everything else is refused. */
  readonly rules: readonly FileRules[]
  readonly verify: VerifyFileToken
  readonly events?: FileEvents
  readonly scanner?: VirusScanner
  /** Opens names that no rules declare to everyone: only for tests of the protocol. */
  readonly open?: boolean
  readonly log?: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Files with their metadata, and the calls of the SDK's `firebase/storage`. */
export interface Files {
  /** Adds the routes below `/v0`. */
  register(app: FastifyInstance): Promise<void>
  /**
   * Deletes what nothing names any more: to be called every few hours, in one of the processes.
   * @returns how much that was
   * @throws the reason of `signal` once that is aborted
   */
  sweep(signal?: AbortSignal): Promise<number>
  /** Deletes a file whoever asks, if it is there. */
  remove(name: string): Promise<void>
}

/** Opens the file store: brings its tables forward. */
export async function openFiles(options: FilesOptions): Promise<Files> {
  const { database, bytes, bucket, open: isOpen = false, log = silentLog, now = Date.now } = options
  await migrate(database, fileMigrations)
  preparePictures()
  const context: FilesContext = {
    database,
    bytes,
    bucket,
    finder: createRulesFinder(options.rules),
    scanner: options.scanner,
    isOpen,
    now,
    log,
    linkSecret: await loadLinkSecret(database),
    events: options.events ?? {},
  }
  const verify = isOpen ? options.verify : limitCallers(options.verify, now)
  return {
    register: (app) => registerFiles(app, { context, variants: openVariants(context), verify }),
    sweep: (signal) => sweepFiles(context, signal),
    remove: (name) => forgetFile(context, name),
  }
}
