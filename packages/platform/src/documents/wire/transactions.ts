import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '@brigade/contract/document.ts'
import { DocumentsError } from '../documents-error.ts'
import type { ClientDocuments, CommitResult, StoredDocument, Version, Write } from '../types.ts'
import { invalidMember } from './read.ts'

/** Firestore's limit for the life of a transaction. */
const LONGEST_LIFE_MS = 270_000
/** So many are kept; of more, the oldest is forgotten and its client begins anew. */
const MOST_TRANSACTIONS = 200
/** What one may remember, about: 100 MiB for all of them together. */
const MOST_CHARACTERS = 256 * 1024

/** A transaction in which a request reads. */
export interface Reads {
  /** Remembers documents that were read, or were missing. */
  documents(found: readonly (readonly [path: string, document: StoredDocument | undefined])[]): void
  /** Remembers a question and its answer; it is asked again before the commit. */
  answer(question: object, was: unknown, ask: () => Promise<unknown>): void
}

/**
 * Transactions over single requests. They lock nothing: each remembers what was read in it, and commits while all of
 * that is as it was. The documents are compared within the commit; what a query found is asked again right before it.
 */
export interface Transactions {
  begin(caller: Caller): string
  reads(caller: Caller, token: string): Reads
  /** Commits and ends a transaction. Throws ABORTED when something that it read has changed. */
  commit(caller: Caller, token: string, writes: readonly Write[]): Promise<CommitResult>
  end(caller: Caller, token: string): void
}

interface Transaction {
  readonly uid: string | null
  readonly endsAt: number
  readonly read: Map<string, Version | undefined>
  readonly isAnswerSame: (() => Promise<boolean>)[]
  /** Characters that it remembers. */
  size: number
}

/** The transactions of this process. They lock nothing; one that is too old is gone. */
export function openTransactions(documents: ClientDocuments, now: () => number): Transactions {
  const open = new Map<string, Transaction>()

  function find({ uid }: Caller, token: string): Transaction {
    const transaction = open.get(token)
    // The words by which a client knows that it may begin anew.
    if (transaction === undefined || transaction.uid !== uid || transaction.endsAt < now())
      throw invalidMember(
        'transaction',
        'is none: The referenced transaction has expired or is no longer valid.',
      )
    return transaction
  }

  return {
    begin({ uid }) {
      for (const [token, { endsAt }] of open) {
        if (endsAt >= now() && open.size < MOST_TRANSACTIONS) break
        open.delete(token)
      }
      const token = randomBytes(16).toString('base64')
      open.set(token, { uid, endsAt: now() + LONGEST_LIFE_MS, read: new Map(), isAnswerSame: [], size: 0 })
      return token
    },
    reads: (caller, token) => readsOf(find(caller, token)),
    async commit(caller, token, writes) {
      const transaction = find(caller, token)
      open.delete(token)
      return commitUnchanged(documents, { caller, transaction, writes })
    },
    end(caller, token) {
      find(caller, token)
      open.delete(token)
    },
  }
}

function readsOf(transaction: Transaction): Reads {
  const { read, isAnswerSame } = transaction
  const grow = (characters: number): void => {
    transaction.size += characters
    if (transaction.size > MOST_CHARACTERS)
      throw invalidMember('transaction', 'must not read as much as this')
  }
  return {
    documents(found) {
      for (const [path, document] of found) {
        const version = document?.updateVersion
        if (read.has(path) && read.get(path) !== version) throw aborted()
        grow(path.length)
        read.set(path, version)
      }
    },
    answer(question, was, ask) {
      grow(JSON.stringify([question, was]).length)
      isAnswerSame.push(async () => isDeepStrictEqual(await ask(), was))
    },
  }
}

interface Commit {
  readonly caller: Caller
  readonly transaction: Transaction
  readonly writes: readonly Write[]
}

async function commitUnchanged(
  documents: ClientDocuments,
  { caller, transaction, writes }: Commit,
): Promise<CommitResult> {
  for (const isSame of transaction.isAnswerSame) if (!(await isSame())) throw aborted()
  const verified = [...transaction.read].map(([path, version]): Write => ({
    kind: 'verify',
    path,
    precondition: version === undefined ? { exists: false } : { updateVersion: version },
  }))
  try {
    const { version, results } = await documents.commit(caller, [...verified, ...writes])
    return { version, results: results.slice(verified.length) }
  } catch (error) {
    // A precondition of the client's own fails in the same way; then nothing that was read has changed.
    const isRefused = error instanceof DocumentsError
    if (isRefused && !(await isUnchanged(documents, caller, transaction))) throw aborted()
    throw error
  }
}

async function isUnchanged(
  documents: ClientDocuments,
  caller: Caller,
  { read }: Transaction,
): Promise<boolean> {
  const paths = [...read.keys()]
  const { documents: found } = await documents.get(caller, paths)
  return paths.every((path, at) => found[at]?.updateVersion === read.get(path))
}

function aborted(): DocumentsError {
  return new DocumentsError('ABORTED', 'Something that this transaction read has changed; try again.')
}
