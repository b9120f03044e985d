import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { HiringTeamMember } from '../../access/roles/hiring-team.ts'
import { defaultStages, type Job, type JobContent } from './job.ts'

/** What a recruiter must say before a draft can be saved; everything else has a default. */
export type JobDraft = Pick<JobContent, 'title' | 'position' | 'companyName' | 'place' | 'type'> &
  Partial<JobContent>

/** The two documents of a new job; they are written in one batch. */
export interface DraftedJob {
  /** Goes to `jobs/{jobId}`. */
  readonly job: Job
  /** Goes to `jobs/{jobId}/hiring-team/{uid}`. */
  readonly owner: HiringTeamMember
}

const RETENTION_MONTHS = 12

/** A new draft of the recruiter with the defaults of product E39. */
export function draftJob(
  draft: JobDraft,
  recruiter: { readonly uid: string; readonly displayName: string },
  at: Timestamp,
): DraftedJob {
  const signed = newCommonFields(recruiter.uid, at)
  return {
    job: {
      pattern: { noSplit: false, weekendsOff: false, twoDaysOffTogether: false, nights: false },
      overtime: '',
      seats: 1,
      description: '',
      requirements: [],
      duties: [],
      benefits: [],
      languages: [],
      accommodation: 'none',
      dressCode: '',
      questions: [],
      retentionMonths: RETENTION_MONTHS,
      stages: [...defaultStages],
      ...draft,
      ...signed,
      recruiter: recruiter.uid,
      hiringTeam: [recruiter.uid],
      kitchenConsent: 'none',
      state: 'draft',
      publishedAt: null,
      hired: 0,
    },
    owner: { ...signed, uid: recruiter.uid, displayName: recruiter.displayName, role: 'owner' },
  }
}
