import { searchPage as pageOf, searchQuestion } from '@brigade/domain/search/find-everything.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { searchable } from '../../functions/search/searchable.ts'
import type { PageLoader } from '../page-loader.ts'
import { listPublic } from '../read-public.ts'

/** The search over everything that is public. */
export const searchPage: PageLoader = {
  pattern: '/search',
  async load({ search, documents }) {
    const asked = searchQuestion((name) => search.get(name))
    const all =
      asked.q === ''
        ? []
        : await searchable((of, equal) => listPublic(documents, of, equal), timestampFromMs(Date.now()))
    return { status: 200, data: pageOf(all, asked), jsonLd: [] }
  },
}
