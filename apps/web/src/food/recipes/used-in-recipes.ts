import { recipesUsing } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { getDocuments } from '../../lib/reading/documents.ts'
import { contentOf } from '../../lib/reading/stored-values.ts'
import { sdkQuery } from '../../lib/reading/use-query.ts'
import type { RecipeHome } from './recipe-home.ts'

/** Names of the recipes of the same home that a recipe is part of; those in the bin do not count. */
export async function recipesWith(
  { ownerKind, ownerId }: RecipeHome,
  recipeId: string,
): Promise<readonly string[]> {
  const documents = await getDocuments()
  const wish = {
    where: [
      ['ownerKind', '==', ownerKind],
      ['ownerId', '==', ownerId],
    ],
  } as const
  const found = await documents.sdk.getDocs(sdkQuery(documents, { collection: recipes, params: {}, wish }))
  const all = new Map(found.docs.map((each) => [each.id, contentOf(recipes, documents.sdk, each.data())]))
  const kept = new Map([...all].filter(([, { deletedAt }]) => deletedAt === undefined))
  return recipesUsing({ kind: 'recipe', refId: recipeId }, kept).map((id) => kept.get(id)?.name ?? '')
}
