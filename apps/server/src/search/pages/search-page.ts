import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { nameInLanguage } from '@brigade/domain/food/ingredients/name-in-language.ts'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { Hit } from '@brigade/domain/search/findable.ts'
import { neededOfEach, searchPage as pageOf, searchQuestion } from '@brigade/domain/search/find-everything.ts'
import { queryWords } from '@brigade/domain/core/text/words.ts'
import type { DocumentReading } from '@brigade/platform/documents/types.ts'
import { findAll } from '../functions/find-all.ts'
import type { PageLoader } from '../../core/pages/page-loader.ts'

/** A hit as the reader's language has it: shared ingredients have a name in several. */
async function inLanguage(hit: Hit, language: Language, { get }: Pick<DocumentReading, 'get'>): Promise<Hit> {
  if (hit.kind !== 'ingredient') return hit
  const { data } = ingredients.schema.safeParse(await get(`ingredients/${hit.id}`))
  return data === undefined ? hit : { ...hit, title: nameInLanguage(data, language) }
}

/** The search over everything that is public. */
export const searchPage: PageLoader = {
  pattern: '/search',
  async load({ search, documents, language }) {
    const asked = searchQuestion((name) => search.get(name))
    const words = queryWords(asked.q)
    const reading = documents.reading()
    const limit = neededOfEach(asked.page - 1)
    const found = words.length === 0 ? [] : await findAll(reading, { words, now: reading.now, limit })
    const data = pageOf(found, asked)
    const hits = await Promise.all(data.hits.map((hit) => inLanguage(hit, language, reading)))
    return { status: 200, data: { ...data, hits }, jsonLd: [] }
  },
}
