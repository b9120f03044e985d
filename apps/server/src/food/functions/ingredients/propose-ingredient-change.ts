import { patchIngredient } from '@brigade/domain/food/ingredients/change-ingredient.ts'
import { proposeIngredientChange as contract } from '@brigade/domain/food/ingredients/ingredient-functions.ts'
import { ingredientProposals } from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'

export const proposeIngredientChange = defineFunction(
  contract,
  async ({ ingredientId, patch, source }, scope) => {
    const store = storeOf(scope)
    const ingredient = await store.need(ingredients, { ingredientId })
    if (ingredient.state === 'merged') throwRefusal('NOT_FOUND', 'gone')
    if (ingredient.state === 'locked') throwRefusal('FAILED_PRECONDITION', 'locked')
    const changed = patchIngredient(ingredient, { patch, source })
    if (!changed.ok) throwRefusal('INVALID_ARGUMENT', 'field', { fields: [changed.problem] })
    const proposalId = scope.newId()
    store.create(
      ingredientProposals,
      { ingredientId, proposalId },
      { patch, source, state: 'proposed', words: '' },
    )
    return { proposalId }
  },
)
