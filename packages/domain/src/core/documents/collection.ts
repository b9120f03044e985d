import type { ZodType } from 'zod'
import type { Timestamp } from '../time/timestamp.ts'

/** Who asks. `uid` is null when nobody is signed in; a guest has an anonymous identity and no sign-in method. */
export interface Caller {
  readonly uid: string | null
  readonly isGuest: boolean
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly claims: Readonly<Record<string, unknown>>
}

/** The plain content of a document, or the part of it that is known. */
export type DocumentData = Readonly<Record<string, unknown>>

/** What a policy may look at besides the document itself. */
export interface PolicyContext {
  readonly caller: Caller
  /** The wildcards of the collection's path, the document's own id among them. */
  readonly params: Readonly<Record<string, string>>
  /** The documents that `policyReads` named, as they stood before the write; undefined where there is none. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
  /** The same documents with every write of the batch applied. Equal to `related` when reading. */
  readonly relatedAfter: Readonly<Record<string, DocumentData | undefined>>
  readonly now: Timestamp
}

/**
 * Who may do what, as sentences. Everything not allowed here is refused.
 *
 * A list is allowed when `read` holds of what the query's equality filters prove, so `read` must answer false
 * for a field it needs and does not know.
 */
export interface Policy<Content> {
  /** Names paths of other documents this policy needs, from what is known of the document. */
  readonly policyReads?: (
    params: Readonly<Record<string, string>>,
    caller: Caller,
    known: Partial<Content>,
  ) => Readonly<Record<string, string>>
  /**
   * Names more documents for `read`, from what was found of those that `policyReads` named; writes are judged without them.
   * For the few policies that need it, because it takes a second look at what is stored.
   */
  readonly nestedReads?: (
    params: Readonly<Record<string, string>>,
    caller: Caller,
    related: PolicyContext['related'],
  ) => Readonly<Record<string, string>>
  readonly read: (context: PolicyContext, known: Partial<Content>) => boolean
  readonly create: (context: PolicyContext, after: Content) => boolean
  readonly change: (context: PolicyContext, before: Content, after: Content) => boolean
  readonly delete: (context: PolicyContext, before: Content) => boolean
}

/** What happens to a document when the one it points to is deleted. */
export interface Reference {
  /** Field path that holds the other document's id. */
  readonly field: string
  /** Path of the other document; its wildcards are this document's, and `{value}` is the field's value. */
  readonly to: string
  readonly onDelete: 'restrict' | 'cascade' | 'detach'
}

/** A change as a constraint sees it: the document with every write of the commit applied. */
export interface ConstrainedChange<Content> {
  /** The wildcards of the collection's path. */
  readonly params: Readonly<Record<string, string>>
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/** What a constraint looks at: one document by its path, or those of a collection with these texts in these fields. */
export type ConstraintRead =
  | { readonly document: string }
  | { readonly collection: string; readonly where: Readonly<Record<string, string>> }

/** What a constraint has looked at: content by path, with every write of the commit applied. */
export type ConstraintDocuments = ReadonlyMap<string, DocumentData>

/** What has to hold between documents when only looking shows which of them matter, so that no policy can name them. */
export interface Constraint<Content> {
  /** What to look at for this change; asked again with what was found until it names nothing new. */
  readonly reads: (
    change: ConstrainedChange<Content>,
    found: ConstraintDocuments,
  ) => readonly ConstraintRead[]
  /** Why the change may not stand, as a sentence for whoever made it; undefined when it may. */
  readonly violation: (change: ConstrainedChange<Content>, found: ConstraintDocuments) => string | undefined
}

/** One kind of document: where it lives, what it holds and who may touch it. */
export interface Collection<Content = DocumentData> {
  /** Path pattern of a document, such as `kitchens/{kitchenId}/recipes/{recipeId}`. */
  readonly path: string
  readonly schema: ZodType<Content>
  readonly policy: Policy<Content>
  /** Compound indexes: field paths in order, a leading `-` for descending; `tags[]` alone is over a list's elements. */
  readonly indexes: readonly (readonly string[])[]
  /** The same over all collections of this name together, for lists that are asked everywhere. */
  readonly groupIndexes?: readonly (readonly string[])[]
  readonly references: readonly Reference[]
  readonly constraints?: readonly Constraint<Content>[]
  /**
   * For documents that two people may make without seeing each other, such as the same day's list: the first stands, and
   * of the second no more is kept than the entries of these maps. Without it the second is held back where it differs.
   */
  readonly mergeOnConflict?: readonly string[]
}

/**
 * Declares a collection; the content's type follows from the schema.
 * @param declared - its path, schema, policy, and optionally indexes and references (none by default)
 */
export function collection<Content>(
  declared: Pick<Collection<Content>, 'path' | 'schema' | 'policy'> & Partial<Collection<Content>>,
): Collection<Content> {
  return { indexes: [], references: [], ...declared }
}
