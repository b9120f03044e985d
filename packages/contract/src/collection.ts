import type { ZodType } from 'zod'
import type { Constraint } from './constraint.ts'
import type { DocumentData } from './document.ts'
import type { Policy } from './policy.ts'
import type { SearchIndex } from './search-index.ts'
import type { Tally } from './tally.ts'

/** What happens to a document when the one it points to is deleted. */
export interface Reference {
  /** Field path that holds the other document's id, or a list of ids. */
  readonly field: string
  /** Path of the other document; its wildcards are this document's, and `{value}` is the field's value. */
  readonly to: string
  readonly onDelete: 'restrict' | 'cascade' | 'detach'
}

/** One kind of document: where it lives, what it holds, who may touch it and how it is found. */
export interface Collection<Content = DocumentData> {
  /** Path pattern of a document, such as `kitchens/{kitchenId}/recipes/{recipeId}`. */
  readonly path: string
  readonly schema: ZodType<Content>
  readonly policy: Policy<Content>
  /**
   * Compound indexes: field paths in order, a leading `-` for descending. A list's elements have one of their own,
   * `['tags[]']`, which serves `array-contains` and `array-contains-any`.
   */
  readonly indexes: readonly (readonly string[])[]
  /** The same over all collections of this name together, for lists that are asked everywhere. */
  readonly groupIndexes?: readonly (readonly string[])[]
  readonly references: readonly Reference[]
  readonly constraints?: readonly Constraint<Content>[]
  /** The most documents that a query of a client gives; as the provider says when absent. */
  readonly mostListed?: number
  /** What is summed up of its documents whenever one of them changes. */
  readonly tallies?: readonly Tally<Content>[]
  /** How documents are found by words, facts and distance; only for root collections. */
  readonly searchIndex?: SearchIndex<Content>
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
  declared: Pick<Collection<Content>, 'path' | 'schema'> &
    Pick<Collection<NoInfer<Content>>, 'policy'> &
    Partial<Collection<NoInfer<Content>>>,
): Collection<Content> {
  return { indexes: [], references: [], ...declared }
}
