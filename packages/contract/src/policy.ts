import type { Caller, DocumentData, Instant, PathParams } from './document.ts'

/** What a policy may look at besides the document itself. */
export interface PolicyContext {
  readonly caller: Caller
  /** The wildcards of the collection's path, the document's own id among them. */
  readonly params: PathParams
  /** The documents that `policyReads` named, as they stood before the write; undefined where there is none. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
  /** The same documents with every write of the batch applied. Equal to `related` when reading. */
  readonly relatedAfter: Readonly<Record<string, DocumentData | undefined>>
  readonly now: Instant
}

/**
 * Who may do what, as sentences. Everything not allowed here is refused.
 *
 * A list is allowed when `read` holds of what the query's equality filters prove, so `read` must answer false
 * for a field it needs and does not know; an unknown wildcard of a path is then {@link UNKNOWN_ID}.
 *
 * Methods, because a policy for a certain content serves the provider as one for any content: the schema stands before it.
 */
export interface Policy<Content = DocumentData> {
  /** Names paths of other documents this policy needs, from what is known of the document. */
  policyReads?(
    this: void,
    params: PathParams,
    caller: Caller,
    known: Partial<Content>,
  ): Readonly<Record<string, string>>
  /**
   * Names more documents for `read`, from what was found of those that `policyReads` named; writes are judged without them.
   * For the few policies that need it, because it takes a second look at what is stored.
   */
  nestedReads?(
    this: void,
    params: PathParams,
    caller: Caller,
    related: PolicyContext['related'],
  ): Readonly<Record<string, string>>
  read(this: void, context: PolicyContext, known: Partial<Content>): boolean
  create(this: void, context: PolicyContext, after: Content): boolean
  change(this: void, context: PolicyContext, before: Content, after: Content): boolean
  delete(this: void, context: PolicyContext, before: Content): boolean
}

/** Stands for the id that a list over many documents leaves open. No document can have it: such ids are reserved. */
export const UNKNOWN_ID = '__unknown__'
