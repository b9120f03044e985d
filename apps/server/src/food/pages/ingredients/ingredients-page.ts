import { browseIngredients, ingredientQuestion } from '@brigade/domain/food/ingredients/browse-ingredients.ts'
import type { PageLoader } from '../../../core/pages/page-loader.ts'
import { sharedIngredients } from './shared-ingredients.ts'

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
