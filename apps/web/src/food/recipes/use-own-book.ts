import { stockLineOf, stockUnitOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { ingredients, type Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { useMemo } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { type BookSettings, kitchenBook } from './kitchen-book.ts'
import { firstUnready, type OpenBook } from './use-kitchen-book.ts'

/** A person's recipes know no prices, so nothing of this is ever shown. */
const NO_SETTINGS: BookSettings = { currency: 'EUR', zone: 'UTC', targets: { foodCostPct: '30' } }

const OWN_ACCESS = { isKnown: true, may: () => true, seesCosts: false, orders: false } as const

/** A person keeps no stock: the shared catalogue is used instead. */
function lineOfCatalogue({ id, path, content, hasPendingWrites }: StoredDocument<Ingredient>) {
  const { createdAt, createdBy, updatedAt, updatedBy, schema, category } = content
  const common = { createdAt, createdBy, updatedAt, updatedBy, schema }
  const stockUnit = stockUnitOf(category)
  const line = stockLineOf({ ingredientId: id, ingredient: content, stockUnit }, common)
  return { id, path, hasPendingWrites, content: line }
}

/** The reader's own recipes, which belong to no kitchen, with allergens from the shared catalogue. */
export function useOwnBook(): OpenBook {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : undefined
  const recipeRows = useQuery(recipes, uid === undefined ? null : {}, {
    where: [
      ['ownerKind', '==', 'person'],
      ['ownerId', '==', uid],
    ],
    orderBy: ['name'],
  })
  const catalogue = useQuery(ingredients, {}, { orderBy: ['nameKey'] })

  const own = recipeRows.state === 'success' ? recipeRows.value : undefined
  const shared = catalogue.state === 'success' ? catalogue.value : undefined
  const value = useMemo(() => {
    if (uid === undefined || own === undefined || shared === undefined) return undefined
    return kitchenBook({
      home: { ownerKind: 'person', ownerId: uid },
      recipes: own,
      stockLines: shared.map(lineOfCatalogue),
      priceLines: undefined,
      settings: NO_SETTINGS,
    })
  }, [uid, own, shared])
  if (value === undefined || recipeRows.state !== 'success') {
    return { book: firstUnready([recipeRows, catalogue]), access: OWN_ACCESS }
  }
  return { book: { ...recipeRows, value }, access: OWN_ACCESS }
}
