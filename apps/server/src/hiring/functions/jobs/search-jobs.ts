import { JOBS_PER_PAGE, searchJobs as contract } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { findOpenJobs } from '../../../kitchen/pages/open-jobs.ts'

export const searchJobs = defineQuery(contract, async ({ page, requestId: _, ...search }, { tx, now }) => {
  const offset = page * JOBS_PER_PAGE
  const { hits, total, isAbout } = await findOpenJobs(tx, search, { now, offset, limit: JOBS_PER_PAGE })
  return { hits: [...hits], total, isAbout, hasMore: total > offset + JOBS_PER_PAGE }
})
