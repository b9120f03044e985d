import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { newStockLine, stockLineOf, stockUnitOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write } from '../../lib/writing/write.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

/** What came of adding: one more line, the line that was there already, or one back from the bin. */
export type Added = { readonly how: 'done' | 'again' | 'back'; readonly lineId: string } | undefined

/**
 * Takes a shared ingredient onto the shelf under its own id, so that adding it twice is one line. Undefined when
 * nothing could be written.
 */
export async function addShared(shelf: Shelf, ingredientId: string, ingredient: Ingredient): Promise<Added> {
  const { kitchenId } = shelf
  const there = shelf.stockLines.get(ingredientId)
  const params = { kitchenId, lineId: ingredientId }
  if (there !== undefined && there.deletedAt === undefined) return { how: 'again', lineId: ingredientId }
  if (there !== undefined) {
    const back = await write([
      changing(stockLines, params, { before: there, changes: { deletedAt: undefined } }),
    ])
    return back.state === 'queued' ? { how: 'back', lineId: ingredientId } : undefined
  }
  const common = newCommonFields(ingredient.createdBy, ingredient.createdAt)
  const line = stockLineOf({ ingredientId, ingredient, stockUnit: stockUnitOf(ingredient.category) }, common)
  const outcome = await write([creating(stockLines, params, line)])
  return outcome.state === 'queued' ? { how: 'done', lineId: ingredientId } : undefined
}

/** Makes an ingredient of the kitchen's own, of which nothing is known yet. */
export async function addOwn(
  shelf: Shelf,
  facts: { readonly name: string; readonly category: IngredientCategory; readonly stockUnit: Unit },
): Promise<Added> {
  const lineId = newId()
  const common = newCommonFields(lineId, { seconds: 0, nanoseconds: 0 })
  const line = newStockLine(facts, common)
  const outcome = await write([creating(stockLines, { kitchenId: shelf.kitchenId, lineId }, line)])
  return outcome.state === 'queued' ? { how: 'done', lineId } : undefined
}
