import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { useMemo } from 'react'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { type IngredientFinder, ingredientFinder } from './ingredient-finder.ts'

/** The finder over the shared catalogue and these stock lines; waits for the catalogue. */
export function useIngredientFinder(
  stockLines: ReadonlyMap<string, StockLine> | undefined,
): Loadable<IngredientFinder> {
  const shared = useQuery(ingredients, {}, { orderBy: ['nameKey'] })
  const catalogue = shared.state === 'success' ? shared.value : undefined
  const finder = useMemo(
    () =>
      catalogue === undefined || stockLines === undefined
        ? undefined
        : ingredientFinder({ catalogue, stockLines }),
    [catalogue, stockLines],
  )
  if (shared.state !== 'success') return shared
  return finder === undefined ? { state: 'pending' } : { ...shared, value: finder }
}
