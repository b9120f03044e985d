import { retryUntilAnswered } from './retry-until-answered.ts'
import { isSigned, missingParts, type Stored } from './match-write.ts'
import type { Documents } from '../reading/documents.ts'
import { isDenied } from '../reading/is-denied.ts'
import { fromSdk, toSdk } from '../reading/stored-values.ts'
import { type JournalEntry, journalEntries, type JournalPart } from './write-journal.ts'

async function storedAt({ db, sdk }: Documents, path: string): Promise<Stored> {
  const snapshot = await sdk.getDocFromServer(sdk.doc(db, path))
  return snapshot.exists() ? Object(fromSdk(sdk, snapshot.data())) : null
}

/** Nothing for a document that may not be read. */
async function storedIfSeen(documents: Documents, path: string): Promise<readonly [string, Stored][]> {
  try {
    return [[path, await retryUntilAnswered(() => storedAt(documents, path))]]
  } catch (problem) {
    if (isDenied(problem)) return []
    throw problem
  }
}

/** The part as it would be read again: without what is undefined inside of a field. */
function asStored({ sdk }: Documents, part: JournalPart): JournalPart {
  const plain = (fields: object) =>
    Object.entries(fields).map(([key, value]) => [key, fromSdk(sdk, toSdk(sdk, value))])
  const { appended = {} } = part
  return {
    ...part,
    content: Object.fromEntries(plain(part.content)),
    appended: Object.fromEntries(plain(appended)),
  }
}

interface Left {
  readonly parts: readonly JournalPart[]
  /** Nothing of the write is on the server, and nothing of it can be sent in another way. */
  readonly isAll: boolean
  /** Not every document may be read. */
  readonly isHidden: boolean
}

/** Asks the server what it lacks of a write that it did not take, for as long as it cannot be reached. */
export async function reconcileWrite(documents: Documents, entry: JournalEntry): Promise<Left> {
  const paths = [...new Set(entry.parts.map(({ path }) => path))]
  const stored = new Map((await Promise.all(paths.map((path) => storedIfSeen(documents, path)))).flat())
  const after = (await journalEntries()).filter(({ at }) => at > entry.at).flatMap(({ parts }) => parts)
  const parts = entry.parts.map((part) => asStored(documents, part))
  const left = missingParts(parts, stored, after)
  const isAll = left.length === parts.length && left.every((part, index) => part === parts[index])
  return { parts: left, isAll, isHidden: stored.size < paths.length }
}

/** Whether the server has taken this very write, all or none of it, which one of its documents tells. */
export async function isWriteStored(documents: Documents, { parts: [part] }: JournalEntry): Promise<boolean> {
  return part !== undefined && isSigned(part, await storedAt(documents, part.path))
}
