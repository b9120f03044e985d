import { browseIngredients, ingredientQuestion } from '@brigade/domain/food/ingredients/browse-ingredients.ts'
import type { PageLoader } from '../../../core/pages/page-loader.ts'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listPublic } from '../../../core/pages/read-public.ts'

/** Every shared ingredient that is in use; what was merged into another is left out. */
async function sharedIngredients(
  documents: Documents,
): Promise<readonly { readonly id: string; readonly content: Ingredient }[]> {
  const [open, locked] = await Promise.all([
    listPublic(documents, ingredients, { state: 'open' }),
    listPublic(documents, ingredients, { state: 'locked' }),
  ])
  return [...open, ...locked]
}

/** The shared catalogue with its search [schema.org DefinedTermSet]. */
export const ingredientsPage: PageLoader = {
  pattern: '/ingredients',
  async load({ search, documents, language, origin }) {
    const data = browseIngredients(
      await sharedIngredients(documents),
      ingredientQuestion((name) => search.get(name)),
      language,
    )
    const set = {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      name: 'Brigade ingredients',
      url: `${origin}/ingredients`,
      hasDefinedTerm: data.cards.map(({ ingredientId, name }) => ({
        '@type': 'DefinedTerm',
        name,
        url: `${origin}/ingredients/${encodeURIComponent(ingredientId)}`,
      })),
    }
    return { status: 200, data, jsonLd: [set] }
  },
}
