import type { PriceLine } from '../ingredients/price-line.ts'
import type { StockLine } from '../ingredients/stock-line.ts'
import type { Currency } from '../../core/money/money.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/** A stock line as costing needs it; a stored document is one. */
export type CostedStockLine = Pick<StockLine, 'name' | 'conversions' | 'preferredPriceLineId' | 'recipeId'> &
  Partial<Pick<StockLine, 'yields' | 'isFree' | 'ingredientId'>>

/** A price line as costing needs it; a stored document is one. */
export type CostedPriceLine = Pick<
  PriceLine,
  'lineId' | 'pack' | 'price' | 'priceAt' | 'rank' | 'isAvailable' | 'supplierName' | 'linkId' | 'deletedAt'
>

/** Everything costs are derived from, by document id, and the currency they are wanted in. */
export interface CostSources {
  readonly recipes: RecipeGraph
  readonly stockLines: ReadonlyMap<string, CostedStockLine>
  readonly priceLines: ReadonlyMap<string, CostedPriceLine>
  readonly currency: Currency
}

/** The price line in use for a stock line. */
export interface ChosenPrice {
  readonly priceLineId: string
  readonly priceLine: CostedPriceLine
}

/**
 * The price line that counts for each stock line, by stock line id: its preferred one, else one that can be had,
 * lowest rank first, else the last known. Binned price lines do not count.
 */
export function choosePrices(
  sources: Pick<CostSources, 'stockLines' | 'priceLines'>,
): ReadonlyMap<string, ChosenPrice> {
  const chosen = new Map<string, ChosenPrice>()
  for (const [priceLineId, priceLine] of sources.priceLines) {
    if (priceLine.deletedAt !== undefined) continue
    const preferredId = sources.stockLines.get(priceLine.lineId)?.preferredPriceLineId
    const rival = chosen.get(priceLine.lineId)
    const candidate = { priceLineId, priceLine }
    if (rival === undefined || comesBefore(candidate, rival, preferredId))
      chosen.set(priceLine.lineId, candidate)
  }
  return chosen
}

function comesBefore(one: ChosenPrice, other: ChosenPrice, preferredId: string | undefined): boolean {
  if (one.priceLineId === preferredId) return true
  if (other.priceLineId === preferredId) return false
  const [a, b] = [one.priceLine, other.priceLine]
  if (a.isAvailable !== b.isAvailable) return a.isAvailable
  if (a.rank !== b.rank) return a.rank < b.rank
  return one.priceLineId < other.priceLineId
}
