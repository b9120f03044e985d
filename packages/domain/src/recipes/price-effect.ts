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
 * @param priceLines - the price lines as they would stand; everything else stays
 */
export function effectOfPrices(
  before: CostSources,
  priceLines: CostSources['priceLines'],
): readonly CostChange[] {
  const [now, then] = [kitchenCosts(before), kitchenCosts({ ...before, priceLines })]
  return [...before.recipes.keys()].flatMap((recipeId) => {
    const [old, changed] = [now.of(recipeId), then.of(recipeId)]
    if (old === undefined || changed === undefined || isSameCost(old, changed)) return []
    return [{ recipeId, before: old, after: changed }]
  })
}

function isSameCost(one: RecipeCost, other: RecipeCost): boolean {
  return (
    one.batch.from.equals(other.batch.from) &&
    one.batch.to.equals(other.batch.to) &&
    one.missing.size === other.missing.size
  )
}
