import { changesSince } from '../storage/change-log.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import { countQuery } from '../storage/read-documents.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import type { Queryable } from '../../database/database.ts'
import type { Version } from '../types.ts'
import { deltaOf } from './live-target.ts'
import type { Delta, LiveTarget, Select, TargetStart } from './live-target.ts'

/**
 * Watches a query without limit. Whether a document was in it and is in it follows from the document alone, so
 * nothing is held, and a client that returns is told only what has changed since.
 */
export function createQueryTarget(prepared: PreparedQuery, select: Select): LiveTarget {
  let asOf = 0n
  const deltas = (changes: readonly DocumentChange[]) =>
    changes.flatMap((change) => deltaOfChange(prepared, change))
  return {
    async open(database, resume) {
      const opening = await open(database, prepared, { resume, deltas, select })
      asOf = opening.version
      return opening
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      return deltas(commit.changes)
    },
    refresh: async () => ({ version: asOf, deltas: [] }),
  }
}

function deltaOfChange({ matches }: PreparedQuery, { path, before, after }: DocumentChange): Delta[] {
  const isIn = after !== undefined && matches(after)
  const wasIn = before !== undefined && matches(before)
  return isIn || wasIn ? [deltaOf(path, after, isIn)] : []
}

interface Start {
  readonly resume: Version | null
  readonly deltas: (changes: readonly DocumentChange[]) => readonly Delta[]
  readonly select: Select
}

async function open(
  database: Queryable,
  prepared: PreparedQuery,
  { resume, deltas, select }: Start,
): Promise<TargetStart> {
  if (resume !== null) {
    const log = await changesSince(database, prepared.query, resume)
    if (log.content !== undefined) {
      const counted = await countQuery(database, prepared)
      const opening = { version: log.version, isReset: false, deltas: deltas(log.content) }
      return counted.version === log.version ? { ...opening, count: counted.content } : opening
    }
  }
  const { version, content } = await select(prepared)
  const all = content.map((document) => deltaOf(document.path, document, true))
  return { version, isReset: resume !== null, deltas: all }
}
