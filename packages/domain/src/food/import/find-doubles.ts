import { foldName } from '../../core/text/fold-name.ts'
import { importedRecipeId, type Recipe } from '../recipes/recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** A recipe the kitchen already has, as far as doubles are told by it. */
export interface KnownRecipe {
  readonly id: string
  readonly name: string
  readonly lines: Recipe['current']['lines']
}

/** A draft that is already there, and how it was told. */
export interface Double {
  /** Place of the draft in the list. */
  readonly at: number
  /** The recipe it is a double of; absent when an earlier draft of the same import is the first. */
  readonly recipeId?: string
  /** Place of that earlier draft. */
  readonly firstAt?: number
  readonly by: 'source' | 'content'
}

/** Name and lines without case, accents and punctuation: two sources of one recipe have the same. */
function contentKey(name: string, lines: readonly { readonly text: string }[]): string {
  return [name, ...lines.map((line) => line.text)].map(foldName).join('\n')
}

/**
 * Finds drafts that would make doubles: the same source again (its hash gives a recipe's id), or the same name with
 * the same lines, in the kitchen or earlier in the list. A recipe of the same name with other lines is no double.
 */
export function findDoubles(
  kitchenId: string,
  drafts: readonly RecipeDraft[],
  known: readonly KnownRecipe[],
): readonly Double[] {
  const ids = new Set(known.map((recipe) => recipe.id))
  const byContent = new Map(known.map((recipe) => [contentKey(recipe.name, recipe.lines), recipe.id]))
  const earlier = new Map<string, number>()
  return drafts.flatMap((draft, at): readonly Double[] => {
    const id = draft.source.hash === undefined ? undefined : importedRecipeId(kitchenId, draft.source.hash)
    const content = contentKey(draft.name, draft.lines)
    const sameContent = byContent.get(content)
    const firstBySource = id === undefined ? undefined : earlier.get(id)
    const firstByContent = earlier.get(content)
    if (id !== undefined && firstBySource === undefined) earlier.set(id, at)
    if (firstByContent === undefined) earlier.set(content, at)
    if (id !== undefined && ids.has(id)) return [{ at, recipeId: id, by: 'source' }]
    if (sameContent !== undefined) return [{ at, recipeId: sameContent, by: 'content' }]
    if (firstBySource !== undefined) return [{ at, firstAt: firstBySource, by: 'source' }]
    return firstByContent === undefined ? [] : [{ at, firstAt: firstByContent, by: 'content' }]
  })
}
