import { foldName } from '../../core/text/fold-name.ts'
import type { IndexedName, IngredientIndex } from './ingredient-index.ts'

/** One ingredient found, with the name or synonym that was hit, so that the screen can say why it is there. */
export interface IngredientHit {
  readonly ingredientId: string
  readonly text: string
}

/**
 * Ingredients for what was typed so far, best first: the whole text, then its beginning, then words that begin so;
 * names before synonyms, short before long. Every typed word must begin a word of the same name.
 * @param limit - how many at most; nothing typed finds nothing
 */
export function searchIngredients(
  typed: string,
  index: IngredientIndex,
  limit: number,
): readonly IngredientHit[] {
  const query = foldName(typed)
  if (query === '') return []
  const best = new Map<string, { readonly name: IndexedName; readonly rank: number }>()
  for (const name of index.names) {
    const rank = rankOf(query, name)
    if (rank === undefined) continue
    const known = best.get(name.ingredientId)
    if (known === undefined || rank < known.rank) best.set(name.ingredientId, { name, rank })
  }
  return [...best.values()]
    .toSorted((one, other) => one.rank - other.rank || one.name.folded.length - other.name.folded.length)
    .slice(0, limit)
    .map(({ name }) => ({ ingredientId: name.ingredientId, text: name.text }))
}

/** Place in the order of hits, lower is better; undefined when the name is no hit. */
function rankOf(query: string, { folded, kind }: IndexedName): number | undefined {
  const behindNames = kind === 'name' ? 0 : 1
  if (folded === query) return behindNames
  if (folded.startsWith(query)) return 2 + behindNames
  const words = folded.split(' ')
  const isHit = query.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  return isHit ? 4 + behindNames : undefined
}
