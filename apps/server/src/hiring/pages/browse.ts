import {
  anywhere,
  distanceStepOver,
  type JobQuestion,
  jobsAsked,
  jobsPageOf,
  type JobsPageData,
  jobsOverview,
  type JobsOverview,
} from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { JOBS_PER_PAGE, type JobSearch } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { findOpenJobs, searchOpenJobs } from '../../kitchen/pages/open-jobs.ts'
import { jobsQuestion, townMark } from '@brigade/domain/hiring/jobs/job-entry.ts'
import type { GeoPoint } from '@brigade/domain/core/geo/geo-point.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'

/** So many of the newest jobs say what can be chosen; counts of choices are theirs. */
const LOOKED_AT = 500
const KEPT_MS = 60_000

interface Kept {
  readonly until: number
  readonly overview: JobsOverview
}

const kept = new WeakMap<Documents, Kept>()

const anyJob = { q: '', sort: 'newest' } as const

/** What can be chosen in the job list's form, from the newest open jobs; of very many as of a minute ago. */
async function currentOverview(documents: Documents): Promise<JobsOverview> {
  const known = kept.get(documents)
  if (known !== undefined && Date.now() < known.until) return known.overview
  const now = timestampFromMs(Date.now())
  const { jobs, total } = await searchOpenJobs(
    documents,
    jobsQuestion(anyJob, { now, offset: 0, limit: LOOKED_AT }),
  )
  const overview = jobsOverview(jobs)
  if (total > jobs.length) kept.set(documents, { until: Date.now() + KEPT_MS, overview })
  return overview
}

/** Where a place is that somebody typed: its coordinates, or the town of an open job. */
async function pointOf(documents: Documents, place: string): Promise<GeoPoint | undefined> {
  const typed = pointFromTyped(place)
  if (typed !== undefined || place === '') return typed
  const now = timestampFromMs(Date.now())
  const question = jobsQuestion(anyJob, { now, offset: 0, limit: 1 })
  const { jobs } = await searchOpenJobs(documents, { ...question, marks: [[townMark(place)]] })
  return jobs[0]?.job.place.geo
}

/**
 * The job list for one address: words, filters, distance and page over all open jobs (rules AP4, AP5).
 * @param page - counted from 1, as typed
 */
export async function browseJobs(
  documents: Documents,
  question: JobQuestion,
  page: string | null,
): Promise<JobsPageData> {
  const [overview, near] = await Promise.all([currentOverview(documents), pointOf(documents, question.place)])
  const { search, said } = jobsAsked(question, overview, near)
  const asked = await onePage(documents, search, jobsPageOf(page, Number.MAX_SAFE_INTEGER).page)
  const place = jobsPageOf(page, asked.total)
  const isBeyond = asked.hits.length === 0 && asked.total > 0
  const { hits, total, isAbout } = isBeyond ? await onePage(documents, search, place.page) : asked
  const widerKm = total === 0 ? await widerDistance(documents, search) : null
  return { ...said, ...overview, ...place, hits, total, isAbout, widerKm }
}

function onePage(documents: Documents, search: JobSearch, page: number) {
  const now = timestampFromMs(Date.now())
  return findOpenJobs(documents, search, { now, offset: (page - 1) * JOBS_PER_PAGE, limit: JOBS_PER_PAGE })
}

/** The nearest offered distance that has hits, when the asked one has none (product 4.3). */
async function widerDistance(documents: Documents, search: JobSearch): Promise<number | null> {
  if (search.near === undefined) return null
  const now = timestampFromMs(Date.now())
  const { hits } = await findOpenJobs(documents, anywhere(search), { now, offset: 0, limit: 1 })
  const metres = hits[0]?.distanceMetres ?? null
  return metres === null ? null : distanceStepOver(metres)
}
