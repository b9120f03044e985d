import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { NOTHING_KNOWN } from '@brigade/domain/food/allergens/allergen-rollup.ts'
import { isPresentable, publicRecipe, publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { publishRecipe as contract } from '@brigade/domain/food/recipes/recipe-functions.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { allergensOf } from './allergens-of.ts'
import { recipeToShow } from './recipe-to-show.ts'

export const publishRecipe = defineFunction(contract, async ({ recipeId, hideQuantities }, scope) => {
  const store = storeOf(scope)
  const recipe = await recipeToShow(scope, recipeId)
  if (!isPresentable(recipe)) throwRefusal('FAILED_PRECONDITION', 'no-photo-or-steps')
  const shown = { visibility: 'public', hideQuantities } as const
  const facts = (await allergensOf(store, recipe)).of(recipeId) ?? NOTHING_KNOWN
  const made = { at: scope.now, common: newCommonFields(uidOf(scope), scope.now), facts }
  scope.tx.set(documentPath(publicRecipes, { recipeId }), publicRecipe({ ...recipe, ...shown }, made))
  store.change(recipes, { recipeId }, shown)
  return { path: `/recipes/${recipeId}` }
})
