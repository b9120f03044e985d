import type { Caller, DocumentData, Instant } from '@brigade/contract/document.ts'
import type { DocumentSearch } from '@brigade/contract/search-index.ts'

/** A value in the protocol's JSON form: exactly one key is set. */
export type Value =
  | { readonly nullValue: null | 'NULL_VALUE' }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string | number }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string | { readonly seconds: string | number; readonly nanos?: number } }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } }

export type Fields = Readonly<Record<string, Value>>

/** Microseconds since 1970. Versions of commits rise strictly and never fall, also across restarts. */
export type Version = bigint

/** `path` is relative to the database: `kitchens/k1/recipes/r1`. */
export interface StoredDocument {
  readonly path: string
  readonly fields: Fields
  readonly createVersion: Version
  readonly updateVersion: Version
}

export type Precondition = { readonly exists: boolean } | { readonly updateVersion: Version }

export type Transform = { readonly field: string } & (
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'minimum' | 'maximum'; readonly operand: Value }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly values: readonly Value[] }
)

export type Write =
  | {
      readonly kind: 'set'
      readonly path: string
      readonly fields: Fields
      /** Field paths to take from `fields` (absent there = delete); without a mask the whole document is replaced. */
      readonly mask?: readonly string[]
      readonly transforms?: readonly Transform[]
      readonly precondition?: Precondition
    }
  | { readonly kind: 'delete'; readonly path: string; readonly precondition?: Precondition }
  | { readonly kind: 'verify'; readonly path: string; readonly precondition: Precondition }

export interface WriteResult {
  readonly updateVersion: Version
  /** One per transform, in order. */
  readonly transformResults: readonly Value[]
}

export interface CommitResult {
  readonly version: Version
  readonly results: readonly WriteResult[]
}

export type FieldOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN'

export type Filter =
  | {
      readonly kind: 'field'
      readonly field: string
      readonly operator: FieldOperator
      readonly value: Value
    }
  | {
      readonly kind: 'unary'
      readonly field: string
      readonly operator: 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN'
    }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

export interface Order {
  /** A field path, or `__name__`. */
  readonly field: string
  readonly descending: boolean
}

export interface Cursor {
  readonly values: readonly Value[]
  readonly before: boolean
}

export interface Query {
  /** Path of the parent document, empty for the root. */
  readonly parent: string
  /** Absent: every collection (only with `allDescendants`). */
  readonly collectionId?: string
  readonly allDescendants: boolean
  readonly where?: Filter
  readonly orderBy: readonly Order[]
  readonly start?: Cursor
  readonly end?: Cursor
  readonly limit?: number
  readonly offset?: number
  readonly select?: readonly string[]
}

export interface Aggregation {
  readonly alias: string
  readonly kind: 'count' | 'sum' | 'average'
  readonly field?: string
  readonly upTo?: number
}

export type Target =
  | { readonly kind: 'documents'; readonly paths: readonly string[] }
  | { readonly kind: 'query'; readonly query: Query }

/**
 * What a listening stream is told, in order. All changes of one commit come before the `snapshot` that closes it:
 * that is the unit a client applies at once.
 */
export type ListenEvent =
  | { readonly kind: 'added'; readonly targetId: number }
  | {
      readonly kind: 'change'
      readonly document: StoredDocument
      readonly targetIds: readonly number[]
      readonly removedTargetIds: readonly number[]
    }
  | {
      readonly kind: 'delete'
      readonly path: string
      readonly version: Version
      readonly removedTargetIds: readonly number[]
    }
  /** The document has left these targets and may still exist; its content is not for this caller. */
  | {
      readonly kind: 'remove'
      readonly path: string
      readonly version: Version
      readonly removedTargetIds: readonly number[]
    }
  | { readonly kind: 'current'; readonly targetId: number; readonly version: Version }
  | { readonly kind: 'reset'; readonly targetId: number }
  | { readonly kind: 'filter'; readonly targetId: number; readonly count: number; readonly version: Version }
  | { readonly kind: 'removed'; readonly targetId: number; readonly cause?: DocumentsErrorBody }
  | { readonly kind: 'snapshot'; readonly version: Version }
  /** The database is out of reach: the stream ends, and whoever listens comes back and asks for everything again. */
  | { readonly kind: 'failed'; readonly error: unknown }

export interface ListenStream {
  /** `resumeVersion`: everything up to it is known to the client (its resume token, or its read time). */
  addTarget(targetId: number, target: Target, resumeVersion: Version | null): void
  removeTarget(targetId: number): void
  close(): void
}

export type Status =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS'
  | 'UNAUTHENTICATED'

/** A fact about a refusal, in the form of google.rpc's error details. */
export type ErrorDetail = { readonly '@type': string } & Readonly<Record<string, unknown>>

export interface DocumentsErrorBody {
  readonly status: Status
  readonly message: string
  readonly details?: readonly ErrorDetail[]
}

/** A page of what a search found. */
export interface SearchAnswer {
  readonly documents: readonly { readonly path: string; readonly data: DocumentData }[]
  readonly total: number
  /** The total is an estimate: there are too many to count while somebody waits. */
  readonly isAbout: boolean
}

/** Trusted reading: policies do not apply. Queries and searches in a transaction do not see its own writes. */
export interface DocumentReading {
  readonly now: Instant
  get(path: string): Promise<DocumentData | undefined>
  /** Documents of a query, with paths and the server's time of their last change; at most `query.limit`. */
  query(query: Query): Promise<
    readonly {
      readonly path: string
      readonly data: DocumentData
      readonly changedAt: Instant
    }[]
  >
  /** Finds documents of a collection that declares how it is searched. */
  search(search: DocumentSearch): Promise<SearchAnswer>
}

/** Trusted access inside one database transaction; policies do not apply, schemas and references do. */
export interface DocumentTransaction extends DocumentReading {
  create(path: string, data: DocumentData): void
  /** Replaces the whole document. */
  set(path: string, data: DocumentData): void
  /** Changes the named fields of an existing document (dotted field paths). */
  update(path: string, changes: DocumentData): void
  delete(path: string): void
  /** Runs after the commit, never when it fails. */
  afterCommit(effect: () => void | Promise<void>): void
}

/** What clients may ask of the document database. */
export type ClientDocuments = Pick<Documents, 'get' | 'run' | 'aggregate' | 'commit' | 'idsBelow' | 'listen'>

/** The document database: everything the wire and the functions may ask of it. */
export interface Documents {
  /** Reads documents; a missing one is undefined. Throws PERMISSION_DENIED when the policy refuses one. */
  get(
    caller: Caller,
    paths: readonly string[],
  ): Promise<{ readonly version: Version; readonly documents: readonly (StoredDocument | undefined)[] }>
  run(
    caller: Caller,
    query: Query,
  ): Promise<{ readonly version: Version; readonly documents: readonly StoredDocument[] }>
  aggregate(
    caller: Caller,
    query: Query,
    aggregations: readonly Aggregation[],
  ): Promise<{ readonly version: Version; readonly values: Readonly<Record<string, Value>> }>
  commit(caller: Caller, writes: readonly Write[]): Promise<CommitResult>
  /**
   * Ids right below a place, in order: of collections below a document or the root (empty), of documents in a
   * collection. Missing documents that have something below them are among them. Throws PERMISSION_DENIED unless
   * everything is open: nobody's policy could tell which of them somebody may know.
   */
  idsBelow(path: string): Promise<readonly string[]>
  /** Trusted work in one transaction, run again on a write conflict. */
  transact<Answer>(work: (tx: DocumentTransaction) => Promise<Answer>): Promise<Answer>
  /** Trusted reading that holds up nobody: each read shows the latest commit, so several need not show the same. */
  reading(): DocumentReading
  /** Reads documents for the provider itself: policies do not apply. A missing one is undefined. */
  look(paths: readonly string[]): Promise<readonly (DocumentData | undefined)[]>
  /** Finds documents of a collection that declares how it is searched. Policies do not apply: entries are public. */
  search(search: DocumentSearch): Promise<SearchAnswer>
  /** Hears the paths that each commit changed, whichever process made it; the answer stops it. */
  watch(hear: (paths: readonly string[]) => void): () => void
  /**
   * Opens a stream of targets for one caller; `send` is called in order and must not throw.
   * @param room - waited for after each document, so that a large answer is not all on its way at once
   */
  listen(
    caller: Caller,
    send: (event: ListenEvent) => void,
    room?: () => Promise<void> | undefined,
  ): ListenStream
  /** Forgets old changes and gives their room back: to be called about every hour, in one of the processes. */
  tidy(): Promise<void>
  /** Stops the listeners' work; the database stays open. */
  close(): Promise<void>
}
