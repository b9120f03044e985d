import { prepareQuery } from '../query/prepared-query.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import { normalizeQuery } from '../query/normalize-query.ts'
import type { Query, StoredDocument } from '../types.ts'

/** Lets the listeners of one query, on whatever streams, decide about each document once. */
export interface SharedQueries {
  acquire(query: Query): { readonly prepared: PreparedQuery; readonly release: () => void }
}

/** Queries that are the same are prepared once, for as long as somebody uses them. */
export function createSharedQueries(): SharedQueries {
  const shared = new Map<string, { readonly prepared: PreparedQuery; users: number }>()
  return {
    acquire(query) {
      const key = JSON.stringify(normalizeQuery(query))
      const entry = shared.get(key) ?? { prepared: remembering(prepareQuery(query)), users: 0 }
      entry.users += 1
      shared.set(key, entry)
      const release = () => {
        entry.users -= 1
        if (entry.users === 0) shared.delete(key)
      }
      return { prepared: entry.prepared, release }
    },
  }
}

function remembering(prepared: PreparedQuery): PreparedQuery {
  const verdicts = new WeakMap<StoredDocument, boolean>()
  return {
    ...prepared,
    matches(document) {
      const verdict = verdicts.get(document) ?? prepared.matches(document)
      verdicts.set(document, verdict)
      return verdict
    },
  }
}
