import type { RecipeCost } from './cost-report.ts'
import type { ChosenPrice, CostSources } from './cost-sources.ts'
import type { RecipeLine } from './recipe-line.ts'

/** Documents that costs were made from, and the price in use for each stock line. */
export interface CostBasis {
  readonly sources: CostSources
  readonly prices: ReadonlyMap<string, ChosenPrice>
}

/** Books over an earlier state of the documents, with what was worked out then and what has changed since. */
export interface EarlierCosts {
  readonly recipes: CostSources['recipes']
  readonly costs: ReadonlyMap<string, RecipeCost>
  /** Ids of stock lines that are not the very same document any more, or have another price in use. */
  readonly changedFoods: ReadonlySet<string>
}

/** Ids of the stock lines that differ between two states, by themselves or by the price in use. */
export function changedFoods(earlier: CostBasis, now: CostBasis): ReadonlySet<string> {
  const [before, after] = [earlier.sources.stockLines, now.sources.stockLines]
  const ids = new Set([...before.keys(), ...after.keys(), ...earlier.prices.keys(), ...now.prices.keys()])
  const isChanged = (id: string): boolean => {
    const [price, priceBefore] = [now.prices.get(id), earlier.prices.get(id)]
    return (
      before.get(id) !== after.get(id) ||
      price?.priceLineId !== priceBefore?.priceLineId ||
      price?.priceLine !== priceBefore?.priceLine
    )
  }
  return new Set([...ids].filter(isChanged))
}

/**
 * Whether a line of an unchanged recipe still costs what it did, because everything it rests on is the very same
 * document: the stock line and the price in use, or the sub-recipe and its cost.
 * @param costOf - the cost of a sub-recipe now; undefined where it cannot be asked for
 */
export function isLineUnchanged(
  { kind, refId }: RecipeLine,
  { earlier, now }: { readonly earlier: EarlierCosts; readonly now: CostSources },
  costOf: (recipeId: string) => RecipeCost | undefined,
): boolean {
  if (refId === undefined) return true
  if (kind === 'ingredient' && earlier.changedFoods.has(refId)) return false
  const recipeId = kind === 'recipe' ? refId : now.stockLines.get(refId)?.recipeId
  if (recipeId === undefined) return true
  const recipe = now.recipes.get(recipeId)
  if (recipe !== earlier.recipes.get(recipeId)) return false
  return recipe === undefined || costOf(recipeId) === earlier.costs.get(recipeId)
}
