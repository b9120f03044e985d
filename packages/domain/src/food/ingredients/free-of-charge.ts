import type { StockLine } from './stock-line.ts'

/** Shared ingredients that cost nothing until a kitchen says otherwise: what comes from the tap. */
const FREE_INGREDIENTS: ReadonlySet<string> = new Set(['water'])

/** Whether a stock line costs nothing: as the kitchen says, else as is usual for what it is (rule CO7). */
export function isFreeOfCharge({
  isFree,
  ingredientId,
}: Partial<Pick<StockLine, 'isFree' | 'ingredientId'>>): boolean {
  return isFree ?? (ingredientId !== undefined && FREE_INGREDIENTS.has(ingredientId))
}
