import type { RecipeCost } from './cost-report.ts'
import type { CostSources } from './cost-sources.ts'
import { kitchenCosts } from './recipe-cost.ts'

/** What one recipe costs before and after a change of prices. */
export interface CostChange {
  readonly recipeId: string
  readonly before: RecipeCost
  readonly after: RecipeCost
}

/**
 * The recipes whose cost a change of prices moves, directly or through sub-recipes, in the order of the books;
 * also those that become complete or incomplete by it (rules RC3, CO6).
 * @param before - the books as they stand
 * @param changed - the price lines, and which of them is preferred, as they would stand; everything else stays
 */
export function effectOfPrices(
  before: CostSources,
  changed: Partial<Pick<CostSources, 'priceLines' | 'stockLines'>>,
): readonly CostChange[] {
  const now = kitchenCosts(before)
  const olds = [...before.recipes.keys()].flatMap((recipeId) => now.of(recipeId) ?? [])
  const then = now.after({ ...before, ...changed })
  return olds.flatMap((old) => {
    const fresh = then.of(old.recipeId)
    if (fresh === undefined || isSameCost(old, fresh)) return []
    return [{ recipeId: old.recipeId, before: old, after: fresh }]
  })
}

function isSameCost(one: RecipeCost, other: RecipeCost): boolean {
  if (one === other) return true
  return (
    one.batch.from.equals(other.batch.from) &&
    one.batch.to.equals(other.batch.to) &&
    one.missing.size === other.missing.size
  )
}
