import type { RecipeCost } from './cost-report.ts'
import type { ChosenPrice, CostSources } from './cost-sources.ts'
import type { RecipeLine } from './recipe-line.ts'

/** Documents that costs were made from, and the price in use for each stock line. */
export interface CostBasis {
  readonly sources: CostSources
  readonly prices: ReadonlyMap<string, ChosenPrice>
}

/** Books over an earlier state of the documents, with what was worked out then. */
export interface EarlierBooks extends CostBasis {
  readonly costs: ReadonlyMap<string, RecipeCost>
}

/**
 * Whether a line of an unchanged recipe still costs what it did, because everything it rests on is the very same
 * document: the stock line and the price in use, or the sub-recipe and its cost.
 * @param costOf - the cost of a sub-recipe now; undefined where it cannot be asked for
 */
export function isLineUnchanged(
  line: RecipeLine,
  { earlier, now }: { readonly earlier: EarlierBooks; readonly now: CostBasis },
  costOf: (recipeId: string) => RecipeCost | undefined,
): boolean {
  const { refId } = line
  if (refId === undefined) return true
  const isRecipeUnchanged = (recipeId: string): boolean => {
    const recipe = now.sources.recipes.get(recipeId)
    if (recipe !== earlier.sources.recipes.get(recipeId)) return false
    return recipe === undefined || costOf(recipeId) === earlier.costs.get(recipeId)
  }
  if (line.kind === 'recipe') return isRecipeUnchanged(refId)
  const stockLine = now.sources.stockLines.get(refId)
  if (stockLine !== earlier.sources.stockLines.get(refId)) return false
  if (stockLine?.recipeId !== undefined) return isRecipeUnchanged(stockLine.recipeId)
  const [price, priceBefore] = [now.prices.get(refId), earlier.prices.get(refId)]
  return price?.priceLineId === priceBefore?.priceLineId && price?.priceLine === priceBefore?.priceLine
}
