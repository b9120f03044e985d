import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { CookbookRecipeData, ShownBy } from '@brigade/domain/food/recipes/cookbook-pages.ts'
import { type PublicRecipe, publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { recipeStructuredData } from '@brigade/domain/food/recipes/recipe-structured-data.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listedKitchen } from '../../../access/public-kitchen.ts'
import { NOTHING_HERE, type PageLoader } from '../../../core/pages/page-loader.ts'
import { readPublic } from '../../../core/pages/read-public.ts'

async function shownBy(documents: Documents, { ownerKind, ownerId }: PublicRecipe): Promise<ShownBy | null> {
  if (ownerKind === 'kitchen') {
    const kitchen = await listedKitchen(documents, ownerId)
    return kitchen === undefined ? null : { name: kitchen.name, path: `/kitchens/${ownerId}` }
  }
  const card = await readPublic(documents, brigadeUsers, `brigade-users/${ownerId}`)
  return card === undefined ? null : { name: card.displayName, path: `/brigade-users/${ownerId}` }
}

/** A recipe as its owner shows it to everybody [schema.org Recipe]. */
export const recipePage: PageLoader = {
  pattern: '/recipes/{recipeId}',
  async load({ params, documents, origin }) {
    const { recipeId = '' } = params
    const recipe = await readPublic(documents, publicRecipes, `recipes-public/${recipeId}`)
    if (recipe === undefined) return NOTHING_HERE
    const by = await shownBy(documents, recipe)
    const data: CookbookRecipeData = { recipeId, recipe, by }
    const { name, tags, category, hideQuantities, content: current } = recipe
    const said = { name, tags, hideQuantities, current, ...(category !== undefined && { category }) }
    const author = by === null ? {} : { author: { '@type': authorOf(recipe), name: by.name } }
    const url = `${origin}/recipes/${encodeURIComponent(recipeId)}`
    return { status: 200, data, jsonLd: [{ ...recipeStructuredData(said, []), ...author, url }] }
  },
}

function authorOf({ ownerKind }: PublicRecipe): string {
  return ownerKind === 'kitchen' ? 'FoodEstablishment' : 'Person'
}
