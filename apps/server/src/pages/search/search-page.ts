import { neededOfEach, searchPage as pageOf, searchQuestion } from '@brigade/domain/search/find-everything.ts'
import { queryWords } from '@brigade/domain/search/words.ts'
import { findAll } from '../../functions/search/find-all.ts'
import type { PageLoader } from '../page-loader.ts'

/** The search over everything that is public. */
export const searchPage: PageLoader = {
  pattern: '/search',
  async load({ search, documents }) {
    const asked = searchQuestion((name) => search.get(name))
    const words = queryWords(asked.q)
    const reading = documents.reading()
    const limit = neededOfEach(asked.page - 1)
    const found = words.length === 0 ? [] : await findAll(reading, { words, now: reading.now, limit })
    return { status: 200, data: pageOf(found, asked), jsonLd: [] }
  },
}
