import { jobPosting } from '@brigade/domain/hiring/jobs/job-posting.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { type JobPageData, publicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { NOTHING_HERE, type PageLoader, type PagePayload } from '../../core/pages/page-loader.ts'
import { findOpenJobs } from '../../kitchen/pages/open-jobs.ts'

const GONE = 410
/** Not gone: who asks again may find it, and a search engine need not forget its address. */
const PAUSED = 200
const SIMILAR = 3
/** States in which a job was public once; drafts and binned ones never were. A paused one may come back. */
const OVER = ['paused', 'filled', 'closed', 'expired'] as const

/** The advert of one job (rule DS1); without it while it is paused, 410 when it is over, with similar ones both times. */
export const jobPage: PageLoader = {
  pattern: '/jobs/{jobId}',
  async load({ params, documents, origin }) {
    const jobId = params['jobId'] ?? ''
    const job = await anyJob(documents, jobId)
    if (job === undefined) return NOTHING_HERE
    if (!takesApplications(job, timestampFromMs(Date.now()))) return over(documents, job)
    const data: JobPageData = { state: 'open', job: publicJob(job) }
    const markup = jobPosting(job, { jobId, url: `${origin}/jobs/${jobId}` })
    return { status: 200, data, jsonLd: markup === undefined ? [] : [markup] }
  },
}

/** Read with trust: that a job is over is told to everybody, its content to nobody (see `over`). */
async function anyJob(documents: Documents, jobId: string): Promise<Job | undefined> {
  const [data] = await documents.look([`jobs/${jobId}`])
  return data === undefined ? undefined : jobs.schema.parse(data)
}

async function over(documents: Documents, job: Job): Promise<PagePayload> {
  const ended = job.state === 'open' ? 'expired' : job.state
  const state = OVER.find((each) => each === ended)
  if (state === undefined) return NOTHING_HERE
  const around = { q: '', near: job.place.geo, sort: 'distance' } as const
  const page = { now: timestampFromMs(Date.now()), offset: 0, limit: SIMILAR }
  const [like, others] = await Promise.all([
    findOpenJobs(documents, { ...around, position: job.position }, page),
    findOpenJobs(documents, around, page),
  ])
  const both = new Map([...like.hits, ...others.hits].map((hit) => [hit.jobId, hit]))
  const similar = [...both.values()].slice(0, SIMILAR)
  const data: JobPageData = { state, title: job.title, companyName: job.companyName, similar }
  return { status: state === 'paused' ? PAUSED : GONE, data, jsonLd: [] }
}
