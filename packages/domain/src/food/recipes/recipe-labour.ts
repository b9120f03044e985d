import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import type { Money } from '../../core/money/money.ts'
import { type Exact, exactFromInt, EXACT_ZERO } from '../../core/quantities/exact.ts'
import { batchesOf } from './recipe-factor.ts'
import type { RecipeNode } from './recipe-graph.ts'
import type { RecipeContent } from './recipe.ts'

const MINUTES_PER_HOUR = 60

/** A recipe with the minutes of work in one batch; a stored recipe is one. */
export interface WorkedRecipe extends RecipeNode {
  readonly current: RecipeNode['current'] & Pick<RecipeContent, 'labourMin'>
}

/** The work in one batch of a recipe. */
export interface RecipeLabour {
  /** With that of its sub-recipes, by the part of a batch that goes into it (rule RC3); exact. */
  readonly minutes: Exact
  /** Recipes, here or below, whose work nobody has said or measured; the minutes are "at least" then, and never 0 for them. */
  readonly missing: readonly string[]
}

/** The work in one batch of a recipe, sub-recipes included; undefined when there is no such recipe. */
export function recipeLabour(
  recipeId: string,
  recipes: ReadonlyMap<string, WorkedRecipe>,
): RecipeLabour | undefined {
  return recipes.has(recipeId) ? labourOf(recipeId, recipes, []) : undefined
}

function labourOf(
  recipeId: string,
  recipes: ReadonlyMap<string, WorkedRecipe>,
  above: readonly string[],
): RecipeLabour {
  const recipe = recipes.get(recipeId)
  if (recipe === undefined || above.includes(recipeId)) return { minutes: EXACT_ZERO, missing: [recipeId] }
  const { labourMin, lines } = recipe.current
  let minutes = exactFromInt(labourMin ?? 0)
  const missing = new Set(labourMin === undefined ? [recipeId] : [])
  for (const { kind, refId, amount } of lines) {
    if (kind !== 'recipe' || refId === undefined) continue
    const sub = recipes.get(refId)
    const batches =
      sub === undefined || amount.kind !== 'exact' ? undefined : batchesOf(amount.qty, sub.current)
    if (batches === undefined || typeof batches === 'string') {
      missing.add(refId)
      continue
    }
    const below = labourOf(refId, recipes, [...above, recipeId])
    minutes = minutes.add(below.minutes.mul(batches))
    for (const id of below.missing) missing.add(id)
  }
  return { minutes, missing: [...missing] }
}

/** What so many minutes of work cost, rounded once (rule UN11). */
export function labourCost(minutes: Exact, perHour: Money): Money {
  return moneyFromExact(minutes.mul(perHour.minor).div(MINUTES_PER_HOUR), perHour.currency)
}
