import { documentPath } from '@brigade/domain/collections/document-path.ts'
import { publicRecipes } from '@brigade/domain/recipes/public-recipe.ts'
import { unpublishRecipe as contract } from '@brigade/domain/recipes/recipe-functions.ts'
import { isShownOutside } from '@brigade/domain/recipes/recipe.ts'
import { recipes } from '@brigade/domain/recipes/recipes.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../store.ts'
import { recipeToShow } from './recipe-to-show.ts'

export const unpublishRecipe = defineFunction(contract, async ({ recipeId }, scope) => {
  const recipe = await recipeToShow(scope, recipeId)
  if (!isShownOutside(recipe)) refuse('FAILED_PRECONDITION', 'state', { visibility: recipe.visibility })
  const visibility = recipe.ownerKind === 'kitchen' ? 'kitchen' : 'private'
  scope.tx.delete(documentPath(publicRecipes, { recipeId }))
  storeOf(scope).change(recipes, { recipeId }, { visibility })
  return { visibility }
})
