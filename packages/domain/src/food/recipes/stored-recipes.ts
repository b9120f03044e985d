import * as z from 'zod'
import type { ConstraintDocuments } from '@brigade/contract/constraint.ts'
import { documentPath, idOf, isPathOf } from '@brigade/contract/path.ts'
import { DeletedAt } from '../../core/documents/stored-fields.ts'
import { RecipeLine } from './recipe-line.ts'
import { RecipeState } from './recipe.ts'

/** As much of a stored recipe as the constraints look at. */
const StoredRecipe = z.object({
  name: z.string(),
  state: RecipeState,
  deletedAt: DeletedAt,
  current: z.object({
    lines: z.array(z.object({ kind: RecipeLine.shape.kind, refId: RecipeLine.shape.refId })),
  }),
})
type StoredRecipe = Readonly<z.infer<typeof StoredRecipe>>

const RECIPE = { path: 'recipes/{recipeId}' }

/** Where a recipe is stored. */
export function recipePath(recipeId: string): string {
  return documentPath(RECIPE, { recipeId })
}

/** The recipes among what a constraint has found, by id. */
export function storedRecipes(found: ConstraintDocuments): ReadonlyMap<string, StoredRecipe> {
  const recipes = [...found].flatMap(([path, data]) => {
    const { data: recipe } = StoredRecipe.safeParse(isPathOf(RECIPE, path) ? data : undefined)
    return recipe === undefined ? [] : [[idOf(path), recipe] as const]
  })
  return new Map(recipes)
}
