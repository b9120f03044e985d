import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { Log } from '../documents/log.ts'
import type { Documents, DocumentTransaction } from '../documents/types.ts'
import { transactCounted } from '../quotas/quota-documents.ts'
import type { WriteQuota } from '../quotas/write-quota.ts'
import { encodeData } from './callable-values.ts'
import { checkAudience } from './check-audience.ts'
import { checkInput } from './check-input.ts'
import type { DefinedFunction, FunctionScope } from './define-function.ts'
import { findAnswer, saveAnswer } from './stored-answers.ts'

/** Every call carries an id made by the client, so that a repeat is known as one (product: 20 characters or more). */
const Request = z.object({ requestId: z.string().min(20).max(200) })

/** One call, decoded and with a known caller. */
interface FunctionCall {
  readonly called: DefinedFunction
  readonly data: unknown
  readonly caller: Caller
}

/** What calls read and write, and what counts their writes. */
interface CallStore {
  readonly documents: Pick<Documents, 'transact' | 'reading'>
  readonly quota: WriteQuota
}

/**
 * Runs a function in one transaction, or gives the answer it gave to the same request before; one that only reads is
 * run without either.
 * @returns the answer as JSON
 * @throws Refusal, or whatever else goes wrong
 */
export async function runFunction(
  { documents, quota }: CallStore,
  { called, data, caller }: FunctionCall,
  log: Log,
): Promise<string> {
  checkAudience(called, caller)
  const { requestId } = checkInput(Request, data)
  if (called.isQuery) {
    const tx = documents.reading()
    return asJson(await called.prepare(data).run({ caller, tx, now: tx.now }))
  }
  const prepared = called.prepare(data)
  const request = { name: called.name, uid: caller.uid, requestId, input: prepared.input }

  return transactCounted({ documents, quota }, caller, async (tx) => {
    const kept = await findAnswer(tx, request)
    if (kept !== undefined) return kept
    const answer = asJson(await prepared.run(scopeOf(tx, caller, log)))
    saveAnswer(tx, request, answer)
    return answer
  })
}

function asJson(answer: unknown): string {
  return JSON.stringify(encodeData(answer))
}

function scopeOf(tx: DocumentTransaction, caller: Caller, log: Log): FunctionScope {
  return {
    caller,
    tx,
    now: tx.now,
    newId,
    afterCommit(effect) {
      tx.afterCommit(async () => {
        try {
          await effect()
        } catch (error) {
          log.error({ err: error }, 'What should follow a commit failed')
        }
      })
    },
  }
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 20

/** A new document id: 20 letters and digits, which nobody guesses. */
export function newId(): string {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(32)) {
      const letter = ID_ALPHABET[byte & 63]
      if (letter !== undefined && id.length < ID_LENGTH) id += letter
    }
  }
  return id
}
