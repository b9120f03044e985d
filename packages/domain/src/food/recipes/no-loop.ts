import type { ConstrainedChange, Constraint } from '@brigade/contract/constraint.ts'
import { cycleClosedBy, cycleText } from './recipe-cycle.ts'
import { subRecipeIds } from './recipe-graph.ts'
import type { Recipe } from './recipe.ts'
import { recipePath, storedRecipes } from './stored-recipes.ts'

/** Sub-recipes that the recipe names now and did not name before. */
function newlyUsed({ before, after }: ConstrainedChange<Recipe>): readonly string[] {
  const known = new Set(before === undefined ? [] : subRecipeIds(before))
  return after === undefined ? [] : subRecipeIds(after).filter((id) => !known.has(id))
}

/** A recipe never contains itself, through however many others; who would close the loop reads it by name (RC5). */
export const noLoop: Constraint<Recipe> = {
  reads: (change, found) => {
    const below = [...storedRecipes(found).values()].flatMap(subRecipeIds)
    return [...new Set([...newlyUsed(change), ...below])].map((id) => ({ document: recipePath(id) }))
  },
  violation: (change, found) => {
    const recipeId = change.params['recipeId']
    if (recipeId === undefined || change.after === undefined) return undefined
    const recipes = new Map([...storedRecipes(found), [recipeId, change.after]])
    for (const used of newlyUsed(change)) {
      const cycle = cycleClosedBy(recipeId, used, recipes)
      if (cycle !== undefined) return `The recipe would use itself: ${cycleText(cycle, recipes)}.`
    }
    return undefined
  },
}
