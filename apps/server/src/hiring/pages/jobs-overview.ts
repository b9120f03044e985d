import { jobsOverview, type JobsOverview } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { jobsQuestion, townMark } from '@brigade/domain/hiring/jobs/job-entry.ts'
import type { GeoPoint } from '@brigade/domain/core/geo/geo-point.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { searchOpenJobs } from '../../kitchen/pages/open-jobs.ts'

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
export async function currentOverview(documents: Documents): Promise<JobsOverview> {
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
export async function pointOf(documents: Documents, place: string): Promise<GeoPoint | undefined> {
  const typed = pointFromTyped(place)
  if (typed !== undefined || place === '') return typed
  const now = timestampFromMs(Date.now())
  const question = jobsQuestion(anyJob, { now, offset: 0, limit: 1 })
  const { jobs } = await searchOpenJobs(documents, { ...question, marks: [[townMark(place)]] })
  return jobs[0]?.job.place.geo
}
