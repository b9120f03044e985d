import { documentPath } from '@brigade/contract/path.ts'
import { publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { unpublishRecipe as contract } from '@brigade/domain/food/recipes/recipe-functions.ts'
import { isShownOutside } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { recipeToShow } from './recipe-to-show.ts'

export const unpublishRecipe = defineFunction(contract, async ({ recipeId }, scope) => {
  const recipe = await recipeToShow(scope, recipeId)
  if (!isShownOutside(recipe)) throwRefusal('FAILED_PRECONDITION', 'state', { visibility: recipe.visibility })
  const visibility = recipe.ownerKind === 'kitchen' ? 'kitchen' : 'private'
  scope.tx.delete(documentPath(publicRecipes, { recipeId }))
  storeOf(scope).change(recipes, { recipeId }, { visibility })
  return { visibility }
})
