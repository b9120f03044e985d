import type { StoredDocument, Version } from '../types.ts'

/** What one commit, or several, made of one document; absent where it did not exist. */
export interface DocumentChange {
  readonly path: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

/** A commit as listeners hear of it. */
export interface CommitRecord {
  readonly version: Version
  readonly previous: Version
  readonly changes: readonly DocumentChange[]
}
