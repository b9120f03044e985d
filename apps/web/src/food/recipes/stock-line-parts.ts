import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { newStockLine, stockLineOf, stockUnitOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { changing, creating, type WritePart } from '../../lib/writing/write.ts'
import type { IngredientFinder } from './ingredient-finder.ts'
import type { RecipeHome } from './recipe-home.ts'

/** An ingredient made on the spot. */
export interface NewFood {
  readonly id: string
  readonly name: string
  readonly category: IngredientCategory
}

interface Needs {
  readonly home: RecipeHome
  readonly uid: string
  readonly now: number
  readonly finder: IngredientFinder
  /** Ids that recipe lines point at. */
  readonly ids: Iterable<string>
  readonly newFoods: readonly NewFood[]
}

function sharedPart(kitchenId: string, ingredientId: string, ingredient: Ingredient): WritePart {
  const common = newCommonFields(ingredient.createdBy, ingredient.createdAt)
  const stockUnit = stockUnitOf(ingredient.category)
  const line = stockLineOf({ ingredientId, ingredient, stockUnit }, common)
  return creating(stockLines, { kitchenId, lineId: ingredientId }, line)
}

function backFromBin(kitchenId: string, lineId: string, before: StockLine): WritePart {
  return changing(stockLines, { kitchenId, lineId }, { before, changes: { deletedAt: undefined } })
}

/** Writes for the stock lines that recipes need and the kitchen has not yet, each once. People keep no stock. */
export function stockLineParts({ home, uid, now, finder, ids, newFoods }: Needs): readonly WritePart[] {
  if (home.ownerKind === 'person') return []
  const kitchenId = home.ownerId
  const common = newCommonFields(uid, timestampFromMs(now))
  const newFoodById = new Map(newFoods.map((food) => [food.id, food]))
  return [...new Set(ids)].flatMap((id) => {
    const known = finder.food(id)
    const fresh = newFoodById.get(id)
    if (known?.binned !== undefined) return [backFromBin(kitchenId, id, known.binned)]
    if (known?.shared !== undefined) return [sharedPart(kitchenId, id, known.shared)]
    if (fresh === undefined || known !== undefined) return []
    const { name, category } = fresh
    const line = newStockLine({ name, category, stockUnit: stockUnitOf(category) }, common)
    return [creating(stockLines, { kitchenId, lineId: id }, line)]
  })
}
