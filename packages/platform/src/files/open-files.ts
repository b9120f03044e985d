import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { type Log, silentLog } from '../documents/log.ts'
import { createRulesFinder } from './access/find-rules.ts'
import type { ByteStore } from './bytes/byte-store.ts'
import { forgetFile } from './calls/change-file.ts'
import type { FileRules } from './file-rules.ts'
import type { FileEvents, FilesContext } from './files-context.ts'
import { limitCallers } from './limit-callers.ts'
import { preparePictures } from './pictures/encode-picture.ts'
import { openVariants } from './pictures/variants.ts'
import { loadLinkSecret } from './records/byte-keys.ts'
import { fileMigrations } from './records/file-migrations.ts'
import type { VirusScanner } from './scanning/clamd.ts'
import { sweepFiles } from './sweep-files.ts'
import type { VerifyFileToken } from './wire/file-request.ts'
import { registerFiles } from './wire/register-files.ts'

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
