import { jobs } from '@brigade/domain/jobs/job.ts'
import { JOBS_PER_PAGE, type JobHit, searchJobs as contract } from '@brigade/domain/jobs/job-functions.ts'
import { takesApplications } from '@brigade/domain/jobs/move-job.ts'
import { findJobs } from '@brigade/domain/jobs/search-jobs.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import type * as z from 'zod'
import { storeOf } from '../store.ts'

export const searchJobs = defineFunction(
  contract,
  async ({ page, requestId: _, ...search }, scope) => {
    const open = await storeOf(scope).find(jobs, { params: {}, where: { state: 'open' } })
    const found = findJobs(
      open
        .filter(({ content }) => takesApplications(content, scope.now))
        .map(({ id, content }) => ({ jobId: id, job: content })),
      search,
    )
    const first = page * JOBS_PER_PAGE
    return {
      hits: found.slice(first, first + JOBS_PER_PAGE),
      total: found.length,
      byType: countByType(found),
      hasMore: found.length > first + JOBS_PER_PAGE,
    }
  },
  { isQuery: true },
)

function countByType(hits: readonly JobHit[]): z.infer<typeof contract.output>['byType'] {
  const counts: z.infer<typeof contract.output>['byType'] = {}
  for (const { type } of hits) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
