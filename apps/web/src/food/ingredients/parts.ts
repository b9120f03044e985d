import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { type Change, changing, write, type WriteOutcome } from '../../lib/writing/write.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

/** What every part of an ingredient's page works on. */
export interface IngredientPart {
  readonly shelf: Shelf
  readonly lineId: string
  readonly stockLine: StockLine
}

/** The same with the kitchen's recipes, undefined until they have arrived. */
export interface PartWithRecipes extends IngredientPart {
  readonly recipes: ReadonlyMap<string, Recipe> | undefined
}

/** Writes some fields of a stock line, or some entries of its maps. */
export function changeStockLine(
  { shelf, lineId, stockLine }: IngredientPart,
  changes: Change<StockLine>['changes'],
  entries: NonNullable<Change<StockLine>['entries']> = {},
): Promise<WriteOutcome> {
  const params = { kitchenId: shelf.kitchenId, lineId }
  return write([changing(stockLines, params, { before: stockLine, changes, entries })])
}
