import type { SearchIndex } from './search/search-entry.ts'
import type { Caller, DocumentData } from './types.ts'

/** What a policy may look at besides the document itself. */
export interface PolicyContext {
  readonly caller: Caller
  /** The wildcards of the collection's path, the document's own id among them. */
  readonly params: Readonly<Record<string, string>>
  /** The documents that `policyReads` named, as they stood before the write. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
  /** The same documents with every write of the batch applied. */
  readonly relatedAfter: Readonly<Record<string, DocumentData | undefined>>
  readonly now: { readonly seconds: number; readonly nanoseconds: number }
}

/**
 * Who may do what. A list is allowed when `read` holds of what the query's equality filters prove; an unknown
 * wildcard of a path is then {@link UNKNOWN_ID}.
 *
 * Methods, because a policy for a certain content serves here as one for any content: the schema stands before it.
 */
interface Policy {
  policyReads?(
    params: Readonly<Record<string, string>>,
    caller: Caller,
    known: DocumentData,
  ): Readonly<Record<string, string>>
  /** Names more documents for `read`, from what was found of those that `policyReads` named; writes are judged without. */
  nestedReads?(
    params: Readonly<Record<string, string>>,
    caller: Caller,
    related: PolicyContext['related'],
  ): Readonly<Record<string, string>>
  read(context: PolicyContext, known: DocumentData): boolean
  create(context: PolicyContext, after: DocumentData): boolean
  change(context: PolicyContext, before: DocumentData, after: DocumentData): boolean
  delete(context: PolicyContext, before: DocumentData): boolean
}

/** What happens to a document when the one it points to is deleted. */
export interface Reference {
  /** Field path that holds the other document's id, or a list of ids. */
  readonly field: string
  /** Path of the other document; its wildcards are this document's, and `{value}` is the field's value. */
  readonly to: string
  readonly onDelete: 'restrict' | 'cascade' | 'detach'
}

/** A change as a constraint sees it: the document with every write of the commit applied. */
export interface ConstrainedChange {
  /** The wildcards of the collection's path. */
  readonly params: Readonly<Record<string, string>>
  readonly before: DocumentData | undefined
  readonly after: DocumentData | undefined
}

/** What a constraint looks at: one document by its path, or those of a collection with these texts in these fields. */
export type ConstraintRead =
  | { readonly document: string }
  | { readonly collection: string; readonly where: Readonly<Record<string, string>> }

/** What a constraint has looked at: content by path, with every write of the commit applied. */
export type ConstraintDocuments = ReadonlyMap<string, DocumentData>

/** What has to hold between documents when only looking shows which of them matter, so that no policy can name them. */
export interface Constraint {
  /** What to look at for this change; asked again with what was found until it names nothing new. */
  reads(change: ConstrainedChange, found: ConstraintDocuments): readonly ConstraintRead[]
  /** Why the change may not stand, as a sentence for whoever made it; undefined when it may. */
  violation(change: ConstrainedChange, found: ConstraintDocuments): string | undefined
}

/** What a schema says of content it does not accept. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** One kind of document: where it lives, what it holds, who may touch it and how it is found. */
export interface Collection {
  /** Path pattern of a document, such as `kitchens/{kitchenId}/recipes/{recipeId}`. */
  readonly path: string
  readonly schema: {
    safeParse(content: unknown): {
      readonly success: boolean
      readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined
    }
  }
  readonly policy: Policy
  /**
   * Indexes: field paths in order, a leading `-` for descending. A list's elements have one of their own, `['tags[]']`,
   * which serves `array-contains` and `array-contains-any`.
   */
  readonly indexes: readonly (readonly string[])[]
  /** Indexes over all collections of this name together, for queries of a collection group. */
  readonly groupIndexes?: readonly (readonly string[])[]
  readonly references: readonly Reference[]
  readonly constraints?: readonly Constraint[]
  /** How documents are found by words, facts and distance; only for root collections. */
  readonly searched?: SearchIndex
}

/** Stands for the id that a list over many documents leaves open. No document can have it: such ids are reserved. */
export const UNKNOWN_ID = '__unknown__'
