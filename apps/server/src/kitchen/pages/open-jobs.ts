import { idOf } from '@brigade/contract/path.ts'
import type { DocumentSearch } from '@brigade/contract/search-index.ts'
import type { JobHit, JobSearch } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { jobsQuestion } from '@brigade/domain/hiring/jobs/job-entry.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { findJobs } from '@brigade/domain/hiring/jobs/search-jobs.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listPublic } from '../../core/pages/read-public.ts'

interface OpenJob {
  readonly jobId: string
  readonly job: Job
}

/** Every open job of one kitchen or one recruiter that takes applications now, as a stranger sees them. */
export async function openJobsOf(
  documents: Documents,
  whose: { readonly kitchenId: string } | { readonly recruiter: string },
): Promise<readonly OpenJob[]> {
  const now = timestampFromMs(Date.now())
  const open = await listPublic(documents, jobs, { state: 'open', ...whose })
  return open
    .filter(({ content }) => takesApplications(content, now))
    .map(({ id, content }) => ({ jobId: id, job: content }))
}

interface Page {
  readonly now: Timestamp
  readonly offset: number
  readonly limit: number
}

/** One page of the open jobs that answer a question, and how many there are. */
export async function searchOpenJobs(
  { search }: Pick<Documents, 'search'>,
  asked: DocumentSearch,
): Promise<{ readonly jobs: readonly OpenJob[]; readonly total: number; readonly isAbout: boolean }> {
  const { documents, total, isAbout } = await search(asked)
  const found = documents.map(({ path, data }) => ({
    jobId: idOf(path),
    job: jobs.schema.parse(data),
  }))
  return { jobs: found, total, isAbout }
}

/** One page of a search as its cards; `findJobs` has the last word on what is found. */
export async function findOpenJobs(
  documents: Pick<Documents, 'search'>,
  search: JobSearch,
  page: Page,
): Promise<{ readonly hits: readonly JobHit[]; readonly total: number; readonly isAbout: boolean }> {
  const { jobs: found, ...counts } = await searchOpenJobs(documents, jobsQuestion(search, page))
  return { hits: findJobs(found, search), ...counts }
}
