import { readDocuments } from '../storage/read-documents.ts'
import type { StoredDocument } from '../types.ts'
import { deltaOf } from './live-target.ts'
import type { LiveTarget } from './live-target.ts'

export interface DocumentTarget extends LiveTarget {
  /** The watched documents as they stand. */
  readonly present: ReadonlyMap<string, StoredDocument | undefined>
}

/** Watches documents by path. They are told whole at the start: that is no more than what a resumption would read. */
export function createDocumentTarget(paths: readonly string[]): DocumentTarget {
  const present = new Map<string, StoredDocument | undefined>()
  let asOf = 0n
  return {
    present,
    async open(database) {
      const { version, content } = await readDocuments(database, paths)
      asOf = version
      for (const path of paths) present.set(path, content.get(path))
      return { version, isReset: false, deltas: paths.map((path) => deltaOf(path, content.get(path), true)) }
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      return commit.changes
        .filter(({ path }) => present.has(path))
        .map(({ path, after }) => {
          present.set(path, after)
          return deltaOf(path, after, true)
        })
    },
    refresh: async () => ({ version: asOf, deltas: [] }),
    release: () => undefined,
  }
}
