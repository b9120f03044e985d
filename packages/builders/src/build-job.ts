import { type HiringTeamMember, hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { draftJob } from '@brigade/domain/hiring/jobs/new-job.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** A job; what is not said is an ordinary full-time post in Lisbon that may be published as it is. */
export interface JobToBuild {
  readonly jobId: string
  readonly recruiter: Pick<HiringTeamMember, 'uid' | 'displayName'>
  readonly job?: Partial<Job>
}

const DESCRIPTION =
  'Five services a week in an open kitchen for sixty guests. You run your own station, order for it and teach one commis.'

/** A job as its recruiter has drafted it, with the hiring team's first member. */
export function buildJob(
  { jobId, recruiter, job = {} }: JobToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const drafted = draftJob(
    {
      title: 'Chef de partie, sauce',
      position: 'chef de partie',
      companyName: 'Tern',
      place: { town: 'Lisbon', country: 'PT', geo: { latitude: 38.72, longitude: -9.15 } },
      type: 'permanent',
      hoursPerWeek: { min: 38, max: 40 },
      pay: {
        min: { minor: 160_000, currency: 'EUR' },
        max: { minor: 190_000, currency: 'EUR' },
        per: 'month',
      },
      description: DESCRIPTION,
    },
    recruiter,
    at,
  )
  return [
    builtDocument(jobs, { jobId }, { ...drafted.job, ...job }),
    builtDocument(hiringTeams, { jobId, uid: recruiter.uid }, drafted.owner),
  ]
}

/** What makes a drafted job an open one. */
export function published(at: Timestamp): Pick<Job, 'state' | 'publishedAt' | 'kitchenConsent'> {
  return { state: 'open', publishedAt: at, kitchenConsent: 'given' }
}
