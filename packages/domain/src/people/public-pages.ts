import type { JobHit } from '../jobs/job-functions.ts'
import type { BrigadeUser } from './brigade-user.ts'
import type { Professional } from './professional.ts'
import type { Recruiter } from './recruiter.ts'

/** What the page of a professional shows to everybody. */
export interface ProfessionalPageData {
  readonly card: Pick<
    Professional,
    | 'displayName'
    | 'title'
    | 'roles'
    | 'cuisines'
    | 'shortBio'
    | 'longBio'
    | 'openTo'
    | 'workAreas'
    | 'earliestStart'
  >
}

/** What the page of a recruiter shows to everybody. */
export interface RecruiterPageData {
  readonly card: Pick<Recruiter, 'companyName' | 'kind' | 'website' | 'shortBio' | 'longBio' | 'isVerified'>
  /** Where the company is, as its recruiter's own card says. */
  readonly town: BrigadeUser['town'] | null
  readonly jobs: readonly JobHit[]
}
