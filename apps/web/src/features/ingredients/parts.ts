import type { StockLine } from '@brigade/domain/ingredients/stock-line.ts'
import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { stockLines } from '@brigade/domain/ingredients/stock-lines.ts'
import { changing, type Draft, write, type WriteOutcome } from '../../data/write.ts'
import type { Shelf } from './use-shelf.ts'

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

type Changes = { readonly [Field in keyof Draft<StockLine>]?: Draft<StockLine>[Field] | undefined }

/** Writes some fields of a stock line. */
export function changeStockLine(
  { shelf, lineId, stockLine }: IngredientPart,
  changes: Changes,
): Promise<WriteOutcome> {
  return write([changing(stockLines, { kitchenId: shelf.kitchenId, lineId }, { before: stockLine, changes })])
}
