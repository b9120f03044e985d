import type { AccessRole } from '../../access/roles/access.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { RecipeState } from './recipe.ts'

/** What people do with a recipe's state; `redraft` begins a new version, or takes it out of the archive. */
export type RecipeCommand = 'approve' | 'redraft' | 'archive'

interface RecipeStep {
  readonly to: RecipeState
  /** The least access role it takes. */
  readonly access: AccessRole
}

/**
 * Product E25: drafting a new version of an approved recipe is a cook's, approving, archiving and taking out of the archive
 * a lead's.
 */
export const recipeLifecycle = defineLifecycle<RecipeState, RecipeCommand, RecipeStep>({
  draft: {
    approve: { to: 'approved', access: 'lead' },
    redraft: refused,
    archive: { to: 'archived', access: 'lead' },
  },
  approved: {
    approve: refused,
    redraft: { to: 'draft', access: 'cook' },
    archive: { to: 'archived', access: 'lead' },
  },
  archived: { approve: refused, redraft: { to: 'draft', access: 'lead' }, archive: refused },
})

/** The access role a change from one state to another needs; a cook's where the state stays. Undefined: there is no such step. */
export function accessToMoveRecipe(from: RecipeState, to: RecipeState): AccessRole | undefined {
  return from === to ? 'cook' : recipeLifecycle.stepsBetween(from, to)[0]?.access
}
