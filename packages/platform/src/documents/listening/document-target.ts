import { readDocuments } from '../storage/read-documents.ts'
import type { StoredDocument } from '../types.ts'
import { deltaOf } from './live-target.ts'
import type { LiveTarget } from './live-target.ts'

interface DocumentTarget extends LiveTarget {
  /**
   * What the caller must be allowed to read. A document that was missing from the start is among it; one that is
   * deleted later is not, for who could read it may learn that it is gone.
   */
  readonly judged: ReadonlyMap<string, StoredDocument | undefined>
}

/** Watches documents by path. They are told whole at the start: that is no more than what a resumption would read. */
export function createDocumentTarget(paths: readonly string[]): DocumentTarget {
  const judged = new Map<string, StoredDocument | undefined>()
  let asOf = 0n
  return {
    judged,
    async open(database) {
      const { version, content } = await readDocuments(database, paths)
      asOf = version
      for (const path of paths) judged.set(path, content.get(path))
      return { version, isReset: false, deltas: paths.map((path) => deltaOf(path, content.get(path), true)) }
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      const changes = commit.changes.filter(({ path }) => paths.includes(path))
      for (const { path, after } of changes) {
        if (after === undefined) judged.delete(path)
        else judged.set(path, after)
      }
      return changes.map(({ path, after }) => deltaOf(path, after, true))
    },
    refresh: async () => ({ version: asOf, deltas: [] }),
  }
}
