import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { isFreeOfCharge } from '@brigade/domain/food/ingredients/free-of-charge.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

export const SHELF_VIEWS = ['all', 'answer', 'price', 'allergens', 'bin'] as const
export type ShelfView = (typeof SHELF_VIEWS)[number]

/** The filter of the shelf. */
export interface IngredientWish {
  readonly words: string
  readonly category: IngredientCategory | undefined
  readonly view: ShelfView
}

/** Whether nothing says what the ingredient costs; what is made in the kitchen has its recipe's cost. */
export function lacksPrice(
  { id, content }: Pick<StoredDocument<StockLine>, 'id' | 'content'>,
  shelf: Shelf,
): boolean {
  const isPriced = shelf.prices.has(id) || isFreeOfCharge(content)
  return shelf.priceLines !== undefined && !content.isPrepared && !isPriced
}

/** How many of the 14 groups nobody has answered; what is made in the kitchen has its recipe's answers. */
export function unknownAllergenCount({ allergens, isPrepared }: StockLine): number {
  return isPrepared ? 0 : Object.values(allergens).filter((answer) => answer === 'unknown').length
}

function isShown(row: StoredDocument<StockLine>, view: ShelfView, shelf: Shelf): boolean {
  if ((row.content.deletedAt !== undefined) !== (view === 'bin')) return false
  switch (view) {
    case 'price':
      return lacksPrice(row, shelf)
    case 'allergens':
      return unknownAllergenCount(row.content) > 0
    case 'answer':
      return lacksPrice(row, shelf) || unknownAllergenCount(row.content) > 0
    case 'all':
    case 'bin':
      return true
  }
}

function wordsOf(
  { content }: StoredDocument<StockLine>,
  price: Pick<PriceLine, 'supplierName'> | undefined,
): string {
  return foldName(`${content.name} ${price?.supplierName ?? ''}`)
}

/** The lines that fit. Words may be anywhere in the ingredient's or the supplier's name. */
export function ingredientsFor(wish: IngredientWish, shelf: Shelf): readonly StoredDocument<StockLine>[] {
  const words = foldName(wish.words).split(' ')
  return shelf.lines.filter(
    (row) =>
      isShown(row, wish.view, shelf) &&
      (wish.category === undefined || row.content.category === wish.category) &&
      words.every((word) => wordsOf(row, shelf.prices.get(row.id)?.priceLine).includes(word)),
  )
}
