import { ingredientIndex, type IngredientIndex } from '@brigade/domain/food/ingredients/ingredient-index.ts'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { useMemo } from 'react'
import type { StoredDocument } from '../reading/loadable.ts'
import { useQuery } from '../reading/use-query.ts'

/** The shared catalogue, ready to be searched. */
export interface Catalogue {
  /** Whether it has arrived; it is empty until then. */
  readonly isHere: boolean
  /** What was merged into another ingredient is left out. */
  readonly byId: ReadonlyMap<string, StoredDocument<Ingredient>>
  readonly index: IngredientIndex
}

/** The shared catalogue with the index over its names. */
export function useSupplierCatalogue(): Catalogue {
  const shared = useQuery(ingredients, {}, { orderBy: ['nameKey'] })
  const rows = shared.state === 'success' ? shared.value : undefined
  return useMemo(() => {
    const open = (rows ?? []).filter(({ content }) => content.state !== 'merged')
    return {
      isHere: rows !== undefined,
      byId: new Map(open.map((row) => [row.id, row])),
      index: ingredientIndex(open.map(({ id, content }) => ({ id, ...content }))),
    }
  }, [rows])
}
