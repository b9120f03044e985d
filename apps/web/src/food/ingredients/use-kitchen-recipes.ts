import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { useMemo } from 'react'
import { useQuery } from '../../lib/reading/use-query.ts'

/** A kitchen's recipes that are not in the bin, by id; undefined until they have arrived. */
export function useKitchenRecipes(kitchenId: string): ReadonlyMap<string, Recipe> | undefined {
  const recipeRows = useQuery(
    recipes,
    {},
    {
      where: [
        ['ownerKind', '==', 'kitchen'],
        ['ownerId', '==', kitchenId],
      ],
      orderBy: ['name'],
    },
  )
  const rows = recipeRows.state === 'success' ? recipeRows.value : undefined
  return useMemo(() => {
    const living = rows?.filter(({ content }) => content.deletedAt === undefined)
    return living === undefined ? undefined : new Map(living.map(({ id, content }) => [id, content]))
  }, [rows])
}
