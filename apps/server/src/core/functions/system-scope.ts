import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { newId } from '@brigade/platform/functions/run-function.ts'

/** A transaction of the server itself, in the name of whoever began what it carries on. */
export function systemScope(uid: string, tx: DocumentTransaction): FunctionScope {
  const caller = { uid, isGuest: false, email: null, isEmailVerified: false, claims: {} }
  return { caller, tx, now: tx.now, newId, afterCommit: () => undefined }
}
