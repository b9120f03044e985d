import type { Queryable } from '../../database/database.ts'
import type { CommitRecord, DocumentChange } from '../storage/document-change.ts'
import { readDocuments } from '../storage/read-documents.ts'
import { saveCommits } from '../storage/save-commits.ts'
import type { CommitNotification } from '../storage/save-commits.ts'
import type { StoredDocument } from '../types.ts'

/** The documents one commit has seen, as they stood before it and as it leaves them. */
export interface WriteSet {
  /** Reads what was not read before, in one statement. */
  load(paths: readonly string[]): Promise<void>
  /** As it stood before; only of loaded paths. */
  before(path: string): StoredDocument | undefined
  /** As it stands now; only of loaded paths. */
  after(path: string): StoredDocument | undefined
  put(path: string, document: StoredDocument | undefined): void
  /** The documents that were put, in the order in which they first were, those left as they were among them. */
  changes(): readonly DocumentChange[]
}

/** What the commits that share one transaction know of each other: each finds what those before it have left. */
export interface SharedWrites {
  /** For statements of the commits: what was kept is saved first, so that they see it. */
  readonly tx: Queryable
  /** Whether a statement has failed: then nothing of the transaction can stand. */
  readonly isBroken: boolean
  load(paths: readonly string[]): Promise<void>
  /** Takes what has been read of these paths. */
  learn(paths: readonly string[], documents: ReadonlyMap<string, StoredDocument>): void
  /** The documents of the next commit. Nothing of it stands until it is kept. */
  begin(): WriteSet
  keep(commit: CommitRecord): void
  /** Saves what was kept and not saved yet, in one statement, and lets it announce the end. */
  save(announcement?: CommitNotification): Promise<void>
}

/** The writes of commits that share this transaction; a statement that fails breaks it for all of them. */
export function createSharedWrites(transaction: Queryable): SharedWrites {
  const known = new Map<string, StoredDocument | undefined>()
  const unsaved: CommitRecord[] = []
  let isBroken = false
  const watched: Queryable = {
    async query<Row extends object>(...statement: Parameters<Queryable['query']>) {
      try {
        return await transaction.query<Row>(...statement)
      } catch (error) {
        isBroken = true
        throw error
      }
    },
  }
  const save = (announcement?: CommitNotification) => saveCommits(watched, unsaved.splice(0), announcement)
  const learn: SharedWrites['learn'] = (paths, documents) => {
    for (const path of paths) known.set(path, documents.get(path))
  }
  const load = async (paths: readonly string[]) => {
    const unknown = [...new Set(paths)].filter((path) => !known.has(path))
    if (unknown.length === 0) return
    const { content } = await readDocuments(watched, unknown)
    learn(unknown, content)
  }
  return {
    tx: {
      async query<Row extends object>(...statement: Parameters<Queryable['query']>) {
        await save()
        return watched.query<Row>(...statement)
      },
    },
    get isBroken() {
      return isBroken
    },
    load,
    learn,
    begin: () => createWriteSet(known, load),
    keep(commit) {
      unsaved.push(commit)
      for (const { path, after } of commit.changes) known.set(path, after)
    },
    save,
  }
}

function createWriteSet(
  known: ReadonlyMap<string, StoredDocument | undefined>,
  load: WriteSet['load'],
): WriteSet {
  const written = new Map<string, StoredDocument | undefined>()
  const before = (path: string) => known.get(path)
  return {
    load,
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
