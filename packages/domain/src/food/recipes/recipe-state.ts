import type { AccessRole } from '../../access/roles/access.ts'
import type { RecipeState } from './recipe.ts'

/** The least access role that may move a recipe from one state to another; a move not named is refused (E25). */
const moves: Readonly<Record<RecipeState, Partial<Record<RecipeState, AccessRole>>>> = {
  draft: { approved: 'lead', archived: 'lead' },
  approved: { draft: 'cook', archived: 'lead' },
  archived: { draft: 'lead' },
}

/**
 * The access role a move of a recipe's state needs: drafting a new version of an approved recipe is a cook's,
 * approving, archiving and taking out of the archive a lead's. Undefined when there is no such move.
 */
export function accessToMoveRecipe(from: RecipeState, to: RecipeState): AccessRole | undefined {
  return from === to ? 'cook' : moves[from][to]
}
