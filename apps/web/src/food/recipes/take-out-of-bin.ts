import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { changing, type WritePart } from '../../lib/writing/write.ts'
import type { KitchenBook } from './kitchen-book.ts'
import type { OwnAccess } from '../../lib/kitchen/use-own-access.ts'

/** Whether this person may bin and restore a recipe: an approved one needs a lead. */
export function mayBin(access: OwnAccess, { approvedVersionId }: Recipe): boolean {
  return access.may(approvedVersionId === undefined ? 'cook' : 'lead')
}

const back = { deletedAt: undefined }

function ingredientsBack(rows: readonly StoredDocument<Recipe>[], book: KitchenBook): readonly WritePart[] {
  const used = rows.flatMap(({ content }) => content.current.lines)
  const ids = new Set(used.flatMap(({ kind, refId }) => (kind === 'ingredient' ? (refId ?? []) : [])))
  return [...ids].flatMap((lineId) => {
    const before = book.stockLines.get(lineId)
    if (before?.deletedAt === undefined) return []
    return [changing(stockLines, { kitchenId: book.home.ownerId, lineId }, { before, changes: back })]
  })
}

/** The recipe and the recipes below it that are in the bin, each once. */
function binnedWithin(
  row: StoredDocument<Recipe>,
  book: KitchenBook,
  collected = new Set<StoredDocument<Recipe>>(),
) {
  if (collected.has(row)) return collected
  collected.add(row)
  for (const { kind, refId } of row.content.current.lines) {
    const below = kind === 'recipe' ? book.binned.find(({ id }) => id === refId) : undefined
    if (below !== undefined) binnedWithin(below, book, collected)
  }
  return collected
}

/** Writes that take a recipe out of the bin with whatever of it has gone there since, so that it comes back whole. */
export function takeOutOfBin(row: StoredDocument<Recipe>, book: KitchenBook): readonly WritePart[] {
  const rows = [...binnedWithin(row, book)]
  return [
    ...ingredientsBack(rows, book),
    ...rows.map(({ id, content }) => changing(recipes, { recipeId: id }, { before: content, changes: back })),
  ]
}
