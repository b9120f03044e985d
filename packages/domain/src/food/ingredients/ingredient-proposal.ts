import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { FactSource, ingredientFields } from './ingredient.ts'

const {
  nameKey: _folded,
  state: _state,
  mergedInto: _merged,
  factSource: _source,
  ...facts
} = ingredientFields

/** What somebody would change of a shared ingredient; what is absent stays. */
export const IngredientPatch = z
  .strictObject(facts)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'changes something')
export type IngredientPatch = Readonly<z.infer<typeof IngredientPatch>>

/** A change of a shared ingredient that waits for a moderator. */
export const IngredientProposal = z.strictObject({
  ...commonFields,
  patch: IngredientPatch,
  source: FactSource,
  state: z.enum(['proposed', 'accepted', 'declined']),
  /** What the moderator said. */
  words: z.string().trim().max(1000),
})
export type IngredientProposal = Readonly<z.infer<typeof IngredientProposal>>

/** Proposals: the proposer and moderators read them, functions write them. A list names its proposer. */
export const ingredientProposals = collection<IngredientProposal>({
  path: 'ingredients/{ingredientId}/proposals/{proposalId}',
  schema: IngredientProposal,
  policy: writtenByFunctions<IngredientProposal>(
    ({ caller }, { createdBy }) =>
      caller.claims['mod'] === true || (caller.uid !== null && createdBy === caller.uid),
  ),
  indexes: [
    ['state', 'createdAt'],
    ['createdBy', '-createdAt'],
  ],
  groupIndexes: [['createdBy', '-createdAt']],
})
