import { jobQuestion } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { itemList } from '../../core/pages/item-list.ts'
import type { PageLoader } from '../../core/pages/page-loader.ts'
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
    const listed = data.hits.map(({ jobId, title }) => ({ name: title, url: `${origin}/jobs/${jobId}` }))
    return { status: 200, data, jsonLd: [itemList(data.total, listed)] }
  },
}
