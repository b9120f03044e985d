import type { IngredientIndex } from './ingredient-index.ts'
import { matchIngredient } from './match-ingredient.ts'
import { nearestIngredients } from './nearest-ingredients.ts'
import { searchIngredients } from './search-ingredients.ts'

/** What the catalogue has already when somebody is about to name a new ingredient. */
export interface NearDuplicates {
  /** The ingredient that has this very name, or one that stands for it. */
  readonly same: string | undefined
  /** Others worth a look before a new one is made. */
  readonly near: readonly string[]
}

const MOST_NEAR = 6

/** Ingredients that a new name would double, or nearly so; ids, best first. */
export function nearDuplicates(name: string, index: IngredientIndex): NearDuplicates {
  const match = matchIngredient(name, index)
  const same = match.kind === 'match' && match.by !== 'head' ? match.ingredientId : undefined
  const heads = match.kind === 'match' ? [match.ingredientId] : []
  const near = new Set([
    ...searchIngredients(name, index, MOST_NEAR).map(({ ingredientId }) => ingredientId),
    ...heads,
    ...(match.kind === 'several' ? match.candidates : []),
    ...nearestIngredients(name, index),
  ])
  return { same, near: [...near].filter((id) => id !== same).slice(0, MOST_NEAR) }
}
