import { stockLines } from '@brigade/domain/ingredients/stock-lines.ts'
import { type KitchenAllergens, kitchenAllergens } from '@brigade/domain/recipes/recipe-allergens.ts'
import { recipes } from '@brigade/domain/recipes/recipes.ts'
import type { Found, Store } from '../store.ts'

/** The allergens of a kitchen's recipes, from its documents as they stand in this transaction. */
export async function kitchenAllergensOf(store: Store, kitchenId: string): Promise<KitchenAllergens> {
  const own = await store.find(recipes, { params: {}, where: { ownerKind: 'kitchen', ownerId: kitchenId } })
  const lines = await store.find(stockLines, { params: { kitchenId } })
  return kitchenAllergens({ recipes: byId(own), stockLines: byId(lines) })
}

function byId<Content>(found: readonly Found<Content>[]): ReadonlyMap<string, Content> {
  return new Map(found.map(({ id, content }) => [id, content]))
}
