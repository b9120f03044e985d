import type { Caller } from '@brigade/contract/document.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../documents/log.ts'
import { isAllowed } from './access/ask-policy.ts'
import type { LocatedRules, RulesFinder } from './access/find-rules.ts'
import type { ByteStore } from './bytes/byte-store.ts'
import type { FilePolicy, FilePolicyContext } from './file-rules.ts'
import { type ContentFault, denied, FilesError } from './files-error.ts'
import type { VirusScanner } from './scanning/clamd.ts'
import type { StoredFile } from './stored-file.ts'

/** What every call to the file store works with. */
export interface FilesContext {
  readonly database: Database
  readonly bytes: ByteStore
  /** The bucket that is asked; only a test server has more than one. */
  readonly bucket: string
  readonly finder: RulesFinder
  /** Names without rules are everybody's: for tests of the protocol. */
  readonly isOpen: boolean
  /** ms since 1970 */
  readonly now: () => number
  readonly log: Log
  readonly linkSecret: string
  readonly events: FileEvents
  /** Looks through all bytes first, where there is one. */
  readonly scanner: VirusScanner | undefined
}

/** What the product wants to hear of; each may be told twice, and what it throws is logged and changes nothing. */
export interface FileEvents {
  /** A file is there, whole, judged and stored. */
  kept?(file: StoredFile): Promise<void>
  /** The bytes that somebody who may write here has sent are not taken. */
  refused?(name: string, fault: ContentFault): Promise<void>
}

/**
 * Asks the rules of a name one question.
 * @returns the rules; undefined where none are declared and the store is open
 * @throws FilesError 403 when the answer is no, or no rules are declared
 */
export async function authorise(
  context: FilesContext,
  { caller, name }: { readonly caller: Caller; readonly name: string },
  question: (policy: FilePolicy, context: FilePolicyContext) => boolean,
): Promise<LocatedRules | undefined> {
  const located = context.finder.ofName(name)
  if (located === undefined) {
    if (context.isOpen) return undefined
    throw denied()
  }
  if (!(await isAllowed({ ...context, caller }, located, question))) throw denied()
  return located
}

/** Tells the product something that does not change the answer. */
export async function notifyProduct(
  { log }: FilesContext,
  telling: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await telling()
  } catch (error) {
    log.error({ err: error }, 'What follows from a file could not be done.')
  }
}

/** Tells the product when an error says that the content is not taken. */
export async function notifyRefused(context: FilesContext, name: string, error: unknown): Promise<void> {
  const fault = error instanceof FilesError ? error.fault : undefined
  if (fault !== undefined) await notifyProduct(context, () => context.events.refused?.(name, fault))
}

/** Deletes bytes that no row names any more; what stays behind is swept later. */
export async function dropBytes({ bytes, log }: FilesContext, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await bytes.delete(key).catch((error: unknown) => {
      log.warn({ err: error }, 'Bytes that are no longer needed could not be deleted; they will be swept.')
    })
  }
}
