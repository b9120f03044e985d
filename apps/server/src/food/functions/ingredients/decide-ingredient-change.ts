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
import { paramsOf } from '@brigade/contract/path.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'

/** Tells the leads of every kitchen that keeps a shared ingredient of its changed allergens; answers how many kitchens. */
async function tellKitchensUsing(
  scope: FunctionScope,
  { ingredientId, name }: { readonly ingredientId: string; readonly name: string },
): Promise<number> {
  const store = storeOf(scope)
  const lines = await store.find(stockLines, { where: { ingredientId } })
  const kept = lines.filter(({ content }) => content.deletedAt === undefined)
  for (const { path } of kept) {
    const { kitchenId = '' } = paramsOf(stockLines, path)
    const team = await store.find(teamMembers, { params: { kitchenId }, where: { state: 'active' } })
    for (const { id, content } of team) {
      if (!hasAccess(content, 'lead')) continue
      notify(scope, id, { kind: 'allergens-changed', thing: path, values: { ingredient: name } })
    }
  }
  return kept.length
}

/** Ends the call unless the caller looks after the shared catalogue. */
function needModerator({ caller }: Pick<FunctionScope, 'caller'>): void {
  if (caller.claims['mod'] !== true) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'moderator' })
}

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
