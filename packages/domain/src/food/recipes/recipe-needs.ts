import type { StockLine } from '../ingredients/stock-line.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/** Ids of what a recipe is made of, the recipe itself among them. */
export interface RecipeNeeds {
  readonly recipeIds: readonly string[]
  readonly lineIds: readonly string[]
}

/**
 * What the costs and allergens of one recipe are worked out from: the recipes in it on all levels and the foods of all of
 * them, in the order in which they are met. What is not there yet is named, but not looked into: asked again with it, it
 * may name more, until nothing is new.
 */
export function recipeNeeds(
  recipeId: string,
  known: {
    readonly recipes: RecipeGraph
    readonly stockLines: ReadonlyMap<string, Pick<StockLine, 'recipeId'>>
  },
): RecipeNeeds {
  const recipeIds = new Set([recipeId])
  const lineIds = new Set<string>()
  // A set that grows while it is walked is walked to its new end.
  for (const id of recipeIds) {
    for (const { kind, refId } of known.recipes.get(id)?.current.lines ?? []) {
      if (refId === undefined) continue
      if (kind === 'recipe') recipeIds.add(refId)
      else {
        lineIds.add(refId)
        const madeBy = known.stockLines.get(refId)?.recipeId
        if (madeBy !== undefined) recipeIds.add(madeBy)
      }
    }
  }
  return { recipeIds: [...recipeIds], lineIds: [...lineIds] }
}
