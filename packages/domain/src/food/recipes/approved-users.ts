import type { Recipe } from './recipe.ts'
import { recipesUsing } from './recipe-graph.ts'
import type { RecipeUses } from './recipe-uses.ts'

/** A recipe as the bin of ingredients needs it; a stored document is one. */
type KeptRecipe = RecipeUses & Pick<Recipe, 'state' | 'deletedAt'>

/**
 * Ids of the approved recipes that name a stock line; while there are any, it does not go to the bin
 * (product, E19). Recipes in the bin do not hold it.
 */
export function approvedRecipesUsing(
  stockLineId: string,
  recipes: ReadonlyMap<string, KeptRecipe>,
): readonly string[] {
  return recipesUsing({ kind: 'ingredient', refId: stockLineId }, recipes).filter((id) => {
    const recipe = recipes.get(id)
    return recipe?.state === 'approved' && recipe.deletedAt === undefined
  })
}
