import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import {
  type AllergenSources,
  type KitchenAllergens,
  kitchenAllergens,
} from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import type { Store } from '../../../core/functions/store.ts'

type Owner = Pick<Recipe, 'ownerKind' | 'ownerId'>

/** The allergens of the recipes of a kitchen or a person, from the documents as they stand in this transaction. */
export async function allergensOf(store: Store, { ownerKind, ownerId }: Owner): Promise<KitchenAllergens> {
  const own = await store.find(recipes, { params: {}, where: { ownerKind, ownerId } })
  return kitchenAllergens({
    recipes: byId(own),
    stockLines: ownerKind === 'kitchen' ? await linesOf(store, ownerId) : await catalogue(store),
  })
}

async function linesOf(store: Store, kitchenId: string): Promise<AllergenSources['stockLines']> {
  return byId(await store.find(stockLines, { params: { kitchenId } }))
}

/** A person keeps no stock: what the shared catalogue knows stands in for it. */
async function catalogue(store: Store): Promise<AllergenSources['stockLines']> {
  const found = await store.find(ingredients, { params: {} })
  return new Map(found.map(({ id, content }) => [id, { ...content, exemptGroups: [] }]))
}

function byId<Content>(found: readonly FoundDocument<Content>[]): ReadonlyMap<string, Content> {
  return new Map(found.map(({ id, content }) => [id, content]))
}
