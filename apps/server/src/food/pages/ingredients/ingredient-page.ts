import { documentPath } from '@brigade/contract/path.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { sharedIngredient } from '@brigade/domain/food/ingredients/shared-ingredient.ts'
import { NOTHING_HERE, type PageLoader } from '../../../core/pages/page-loader.ts'
import { readPublic } from '../../../core/pages/read-public.ts'

/** One shared ingredient [schema.org DefinedTerm]. */
export const ingredientPage: PageLoader = {
  pattern: '/ingredients/{ingredientId}',
  async load({ params, documents, origin }) {
    const ingredientId = params['ingredientId'] ?? ''
    const found = await readPublic(documents, ingredients, documentPath(ingredients, { ingredientId }))
    if (found === undefined) return NOTHING_HERE
    const term = {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: found.name,
      alternateName: found.synonyms.map(({ text }) => text),
      termCode: ingredientId,
      url: `${origin}/ingredients/${encodeURIComponent(ingredientId)}`,
      inDefinedTermSet: `${origin}/ingredients`,
    }
    return { status: 200, data: sharedIngredient(ingredientId, found), jsonLd: [term] }
  },
}
