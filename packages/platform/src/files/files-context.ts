import type { Database } from '../database/database.ts'
import type { Log } from '../documents/log.ts'
import type { Caller } from '../documents/types.ts'
import { isAllowed } from './access/ask-policy.ts'
import type { LocatedRules, RulesFinder } from './access/find-rules.ts'
import type { ByteStore } from './bytes/byte-store.ts'
import type { FilePolicy, FilePolicyContext } from './file-rules.ts'
import { denied } from './files-error.ts'

/** What every call to the file store works with. */
export interface FilesContext {
  readonly database: Database
  readonly bytes: ByteStore
  /** The only bucket there is. */
  readonly bucket: string
  readonly finder: RulesFinder
  /** Names without rules are everybody's: for tests of the protocol. */
  readonly isOpen: boolean
  /** ms since 1970 */
  readonly now: () => number
  readonly log: Log
  readonly linkSecret: string
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

/** Deletes bytes that no row names any more; what stays behind is swept later. */
export async function dropBytes({ bytes, log }: FilesContext, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await bytes.delete(key).catch((error: unknown) => {
      log.warn({ err: error }, 'Bytes that are no longer needed could not be deleted; they will be swept.')
    })
  }
}
