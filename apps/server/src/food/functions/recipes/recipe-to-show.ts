import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'

/** A recipe whose readers the caller decides about: their own, or one of a kitchen where they are a lead or above. */
export async function recipeToShow(scope: FunctionScope, recipeId: string): Promise<Recipe> {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const recipe = await store.need(recipes, { recipeId })
  const { ownerKind, ownerId, deletedAt } = recipe
  if (deletedAt !== undefined || (ownerKind === 'person' && ownerId !== uid))
    throwRefusal('NOT_FOUND', 'gone')
  if (ownerKind === 'kitchen') await needAccess(store, ownerId, { uid, atLeast: 'lead' })
  return recipe
}
