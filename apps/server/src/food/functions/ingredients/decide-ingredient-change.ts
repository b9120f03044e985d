import { changesAllergens, patchIngredient } from '@brigade/domain/food/ingredients/change-ingredient.ts'
import { decideIngredientChange as contract } from '@brigade/domain/food/ingredients/ingredient-functions.ts'
import {
  type IngredientProposal,
  ingredientProposals,
} from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needModerator } from './need-moderator.ts'
import { tellKitchensUsing } from './tell-kitchens-using.ts'

export const decideIngredientChange = defineFunction(
  contract,
  async ({ ingredientId, proposalId, accept, words }, scope) => {
    needModerator(scope)
    const store = storeOf(scope)
    const ingredient = await store.need(ingredients, { ingredientId })
    const proposal = await store.need(ingredientProposals, { ingredientId, proposalId })
    if (proposal.state !== 'proposed') throwRefusal('FAILED_PRECONDITION', 'state', { state: proposal.state })
    const kitchensTold = accept ? await takeOver(scope, { ingredientId, ingredient, proposal }) : 0
    const state = accept ? 'accepted' : 'declined'
    store.change(ingredientProposals, { ingredientId, proposalId }, { state, words })
    notify(scope, proposal.createdBy, {
      kind: `ingredient-change-${state}`,
      thing: `ingredients/${ingredientId}`,
      values: { ingredient: ingredient.name, words },
    })
    return { kitchensTold }
  },
)

interface Accepted {
  readonly ingredientId: string
  readonly ingredient: Ingredient
  readonly proposal: IngredientProposal
}

/** Makes the proposal true, and says how many kitchens were told that the allergens have changed. */
async function takeOver(
  scope: FunctionScope,
  { ingredientId, ingredient, proposal }: Accepted,
): Promise<number> {
  if (ingredient.state !== 'open') throwRefusal('FAILED_PRECONDITION', 'locked')
  const changed = patchIngredient(ingredient, proposal)
  if (!changed.ok) throwRefusal('FAILED_PRECONDITION', 'state', { fields: [changed.problem] })
  storeOf(scope).change(ingredients, { ingredientId }, changed.value)
  if (!changesAllergens(ingredient, proposal.patch)) return 0
  return tellKitchensUsing(scope, { ingredientId, name: ingredient.name })
}
