import { cardQuestion, findCards } from '@brigade/domain/people/profiles/card-list.ts'
import type { CookbookData } from '@brigade/domain/food/recipes/cookbook-pages.ts'
import { publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { itemList } from '../../../core/pages/item-list.ts'
import type { PageLoader } from '../../../core/pages/page-loader.ts'
import { listPublic } from '../../../core/pages/read-public.ts'

/** Recipes shown to everybody, with their search [schema.org ItemList]. */
export const recipesPage: PageLoader = {
  pattern: '/recipes',
  async load({ search, documents, origin }) {
    const found = await listPublic(documents, publicRecipes, { visibility: 'public' })
    const cards = found.map(({ id, content: { name, category = '', tags } }) => {
      return { id, name, line: category, tags, place: '' }
    })
    const data: CookbookData = findCards(
      cards.sort((one, other) => one.name.localeCompare(other.name)),
      cardQuestion((name) => search.get(name)),
    )
    const listed = data.cards.map(({ id, name }) => ({
      name,
      url: `${origin}/recipes/${encodeURIComponent(id)}`,
    }))
    return { status: 200, data, jsonLd: [itemList(data.total, listed)] }
  },
}
