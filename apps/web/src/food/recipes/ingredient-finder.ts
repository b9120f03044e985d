import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { ingredientIndex } from '@brigade/domain/food/ingredients/ingredient-index.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { type IngredientMatch, matchIngredient } from '@brigade/domain/food/ingredients/match-ingredient.ts'
import { searchIngredients } from '@brigade/domain/food/ingredients/search-ingredients.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'

const MOST_HITS = 8

/** Something a line can mean. */
export interface Food {
  /** The stock line's id, which is the shared ingredient's for what comes from the catalogue. */
  readonly id: string
  readonly name: string
  readonly category: string
  /** Set when it is in the catalogue but not yet in this kitchen. */
  readonly shared: Ingredient | undefined
  /** The kitchen's own line when it is in the bin; what a recipe needs comes back from there. */
  readonly binned: StockLine | undefined
}

/** Finds what written names mean among the kitchen's own lines and the shared catalogue. */
export interface IngredientFinder {
  readonly match: (name: string) => IngredientMatch
  readonly search: (typed: string) => readonly Food[]
  readonly food: (id: string) => Food | undefined
}

interface Known {
  readonly stockLines: ReadonlyMap<string, StockLine>
  readonly catalogue: readonly StoredDocument<Ingredient>[]
}

/**
 * Builds the finder; matches are kept, because one import asks for the same names many times. The index is made at the first
 * question: while recipes are saved a new finder comes with each batch, and nobody asks it.
 */
export function ingredientFinder({ stockLines, catalogue }: Known): IngredientFinder {
  const foods = new Map<string, Food>()
  const shared = catalogue.filter(({ content }) => content.state !== 'merged')
  for (const { id, content } of shared) {
    const stockLine = stockLines.get(id)
    foods.set(id, {
      id,
      name: content.name,
      category: content.category,
      shared: stockLine === undefined ? content : undefined,
      binned: stockLine?.deletedAt === undefined ? undefined : stockLine,
    })
  }
  const own = [...stockLines].filter(([id, line]) => !foods.has(id) && line.deletedAt === undefined)
  for (const [id, { name, category }] of own)
    foods.set(id, { id, name, category, shared: undefined, binned: undefined })
  let ownIndex: ReturnType<typeof ingredientIndex> | undefined
  const index = () => {
    ownIndex ??= ingredientIndex([
      ...own.map(([id, { name }]) => ({ id, name, synonyms: [] })),
      ...shared.map(({ id, content }) => ({ id, name: content.name, synonyms: content.synonyms })),
    ])
    return ownIndex
  }
  const ownByName = new Map(own.map(([id, { name }]) => [foldName(name), id]))
  const matches = new Map<string, IngredientMatch>()
  return {
    match: (name) => {
      const key = name.toLowerCase()
      const ownId = ownByName.get(foldName(name))
      const matchInCatalogue =
        matches.get(key) ?? (ownId === undefined ? matchIngredient(name, index()) : ownMatch(ownId))
      matches.set(key, matchInCatalogue)
      return matchInCatalogue
    },
    search: (typed) =>
      searchIngredients(typed, index(), MOST_HITS).flatMap(
        ({ ingredientId }) => foods.get(ingredientId) ?? [],
      ),
    food: (id) => foods.get(id),
  }
}

/** What this kitchen calls so itself comes before what the catalogue calls so. */
function ownMatch(ingredientId: string): IngredientMatch {
  return { kind: 'match', ingredientId, by: 'name' }
}
