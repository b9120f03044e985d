import { jobQuestion } from '@brigade/domain/jobs/browse-jobs.ts'
import type { PageLoader } from '../page-loader.ts'
import { browseJobs } from './browse.ts'

/** The public job list with its search [schema.org ItemList]. */
export const jobsPage: PageLoader = {
  pattern: '/jobs',
  async load({ search, documents, origin }) {
    const data = await browseJobs(
      documents,
      jobQuestion((name) => search.get(name)),
      search.get('page'),
    )
    const list = {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: data.total,
      itemListElement: data.hits.map(({ jobId, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: `${origin}/jobs/${jobId}`,
      })),
    }
    return { status: 200, data, jsonLd: [list] }
  },
}
