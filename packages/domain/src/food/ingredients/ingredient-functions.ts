import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { IngredientPatch } from './ingredient-proposal.ts'
import { FactSource } from './ingredient.ts'

const Words = z.string().trim().min(1).max(1000)
const Count = z.int().min(0)
const Merge = z.strictObject({ requestId: RequestId, from: DocumentId, into: DocumentId })
const Merged = z.strictObject({ stockLines: Count, recipes: Count })

/** Proposes a change of a shared ingredient, with where it is from; moderators decide. */
export const proposeIngredientChange = functionContract({
  name: 'proposeIngredientChange',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    ingredientId: DocumentId,
    patch: IngredientPatch,
    source: FactSource,
  }),
  output: z.strictObject({ proposalId: DocumentId }),
  reasons: ['locked', 'gone'],
})

/** Takes a proposal or declines it, with words for the proposer; kitchens that use it hear of changed allergens. */
export const decideIngredientChange = functionContract({
  name: 'decideIngredientChange',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    ingredientId: DocumentId,
    proposalId: DocumentId,
    accept: z.boolean(),
    words: Words,
  }),
  output: z.strictObject({ kitchensTold: Count }),
  reasons: ['locked', 'state', 'gone'],
})

/**
 * Makes one shared ingredient of two; a moderator's. References follow, the old address leads to the new one. Refused with
 * `used-as-different-unit` and where, when a kitchen counts the two in units that do not meet.
 */
export const mergeIngredients = functionContract({
  name: 'mergeIngredients',
  audience: 'member',
  input: Merge,
  output: Merged,
  reasons: ['used-as-different-unit', 'state', 'gone'],
})

/** Takes a merge back within 30 days; a moderator's. */
export const unmergeIngredients = functionContract({
  name: 'unmergeIngredients',
  audience: 'member',
  input: Merge,
  output: Merged,
  reasons: ['undo-over', 'state', 'gone'],
})
