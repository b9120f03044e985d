import type { Queryable } from '../../database/database.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import { readDocuments } from '../storage/read-documents.ts'
import type { StoredDocument } from '../types.ts'

/** The documents one transaction has seen, as they stood before it and as it leaves them. */
export interface WriteSet {
  /** Reads what was not read before, in one statement. */
  load(paths: readonly string[]): Promise<void>
  /** As it stood before; only of loaded paths. */
  before(path: string): StoredDocument | undefined
  /** As it stands now; only of loaded paths. */
  after(path: string): StoredDocument | undefined
  put(path: string, document: StoredDocument | undefined): void
  /** The documents that were put, in the order in which they first were. */
  changes(): readonly DocumentChange[]
}

export function createWriteSet(tx: Queryable): WriteSet {
  const known = new Map<string, StoredDocument | undefined>()
  const written = new Map<string, StoredDocument | undefined>()
  const before = (path: string) => known.get(path)
  return {
    async load(paths) {
      const unknown = [...new Set(paths)].filter((path) => !known.has(path))
      if (unknown.length === 0) return
      const { content } = await readDocuments(tx, unknown)
      for (const path of unknown) known.set(path, content.get(path))
    },
    before,
    after: (path) => (written.has(path) ? written.get(path) : before(path)),
    put: (path, document) => void written.set(path, document),
    changes: () =>
      [...written].flatMap(([path, after]) => {
        const earlier = before(path)
        return earlier === undefined && after === undefined ? [] : [{ path, before: earlier, after }]
      }),
  }
}
