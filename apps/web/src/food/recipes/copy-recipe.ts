import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { copyOfRecipe } from '@brigade/domain/food/recipes/copy-recipe.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import type { IngredientFinder } from './ingredient-finder.ts'
import { stockLineParts } from './stock-line-parts.ts'

interface Copying {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly kitchenId: string
  readonly uid: string
  readonly author: string
  /** Knows which ingredients the kitchen has already. */
  readonly finder: IngredientFinder
}

/** Copies a person's recipe to a kitchen with the stock lines it needs there; gives the copy's id. */
export async function copyRecipe(copying: Copying): Promise<{
  readonly copyId: string
  readonly outcome: WriteOutcome
}> {
  const { recipeId, recipe, kitchenId, uid, author, finder } = copying
  const now = Date.now()
  const params = { recipeId: newId(), versionId: newId() }
  const common = newCommonFields(uid, timestampFromMs(now))
  const copy = copyOfRecipe(recipe, { recipeId, kitchenId, versionId: params.versionId, common, author })
  const ids = copy.recipe.current.lines.flatMap(({ refId }) => refId ?? [])
  const foods = stockLineParts({ home: copy.recipe, uid, now, finder, ids, newFoods: [] })
  const outcome = await write([
    ...foods,
    creating(recipes, params, copy.recipe),
    creating(recipeVersions, params, copy.version),
  ])
  return { copyId: params.recipeId, outcome }
}
