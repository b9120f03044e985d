import type { Caller } from '@brigade/contract/document.ts'
import { openSlidingWindow } from '../limits/sliding-window.ts'
import type { Limit, SlidingWindow } from '../limits/sliding-window.ts'
import { DocumentsError } from './documents-error.ts'
import type { Documents } from './types.ts'

/** What one account may ask of the document database, over all its devices at this process. */
export interface DocumentLimits {
  /** Commits, however many documents each changes. */
  readonly commits: Limit
  /** Gets, queries, aggregations, and targets that are listened to. */
  readonly reads: Limit
}

const MINUTE_MS = 60_000

/** A device that comes back after a day offline sends some hundred commits at once, and a page opens some ten targets. */
const DOCUMENT_LIMITS: DocumentLimits = {
  commits: { tries: 3000, perMs: MINUTE_MS },
  reads: { tries: 12_000, perMs: MINUTE_MS },
}

/**
 * The same documents for callers whom nobody vouches for: more than the limits is refused with RESOURCE_EXHAUSTED, on
 * which the SDK keeps a write and tries again later. Who is not signed in has no account to count by; what addresses
 * may do is counted where connections come in.
 */
export function limitDocuments(
  documents: Documents,
  now: () => number = Date.now,
  limits: DocumentLimits = DOCUMENT_LIMITS,
): Documents {
  const commits = openSlidingWindow(limits.commits, now)
  const reads = openSlidingWindow(limits.reads, now)
  const read = async <Answer>(caller: Caller, work: () => Promise<Answer>): Promise<Answer> => {
    take(reads, caller, { what: 'reads', limit: limits.reads })
    return work()
  }
  return {
    ...documents,
    get: (caller, paths) => read(caller, () => documents.get(caller, paths)),
    run: (caller, query) => read(caller, () => documents.run(caller, query)),
    aggregate: (caller, query, aggregations) =>
      read(caller, () => documents.aggregate(caller, query, aggregations)),
    async commit(caller, writes) {
      take(commits, caller, { what: 'commits', limit: limits.commits })
      return documents.commit(caller, writes)
    },
    listen(caller, send, room) {
      const stream = documents.listen(caller, send, room)
      return {
        addTarget(targetId, target, resumeVersion) {
          take(reads, caller, { what: 'reads', limit: limits.reads })
          stream.addTarget(targetId, target, resumeVersion)
        },
        removeTarget: (targetId) => stream.removeTarget(targetId),
        close: () => stream.close(),
      }
    },
  }
}

interface Counted {
  readonly what: string
  readonly limit: Limit
}

function take(window: SlidingWindow, { uid }: Caller, { what, limit }: Counted): void {
  const retryAt = uid === null ? null : window.take(uid)
  if (retryAt === null) return
  throw new DocumentsError(
    'RESOURCE_EXHAUSTED',
    `An account may make ${limit.tries} ${what} in ${limit.perMs / 1000} seconds; try again at ${new Date(retryAt).toISOString()}.`,
  )
}
