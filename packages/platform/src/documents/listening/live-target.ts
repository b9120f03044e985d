import type { Queryable } from '../../database/database.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import type { VersionedContent } from '../storage/read-documents.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import type { StoredDocument, Version } from '../types.ts'

/** How a document stands towards a target, now that something has changed. */
export type Delta =
  | { readonly path: string; readonly state: 'in'; readonly document: StoredDocument }
  /** Left the target; its present content when that is known. */
  | { readonly path: string; readonly state: 'left'; readonly document: StoredDocument | undefined }
  | { readonly path: string; readonly state: 'gone' }

/** What a client must be told so that it knows all of a target as of a version. */
export interface TargetStart {
  readonly version: Version
  /** The client must forget what it knew of the target. */
  readonly isReset: boolean
  readonly deltas: readonly Delta[]
  /** How many documents the target has at that version, told to clients that resume. */
  readonly count?: number
}

/** What one listener watches, as of some version. */
export interface LiveTarget {
  /** Reads the present state. `resume`: the version the client knows already. */
  open(database: Queryable, resume: Version | null): Promise<TargetStart>
  /** What a commit changes; 'stale' when only the database can tell. Commits it has seen already change nothing. */
  apply(commit: CommitRecord): readonly Delta[] | 'stale'
  /** Reads the state anew, after 'stale'. */
  refresh(database: Queryable): Promise<{ readonly version: Version; readonly deltas: readonly Delta[] }>
}

/** A document that has changed: gone, or in the target, or not. */
export function deltaOf(path: string, document: StoredDocument | undefined, isIn: boolean): Delta {
  if (document === undefined) return { path, state: 'gone' }
  return isIn ? { path, state: 'in', document } : { path, state: 'left', document }
}

/** Reads what a query has now, for the caller of the stream. */
export type Select = (prepared: PreparedQuery) => Promise<VersionedContent<readonly StoredDocument[]>>
