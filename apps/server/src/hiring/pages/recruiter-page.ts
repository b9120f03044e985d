import { findJobs } from '@brigade/domain/hiring/jobs/search-jobs.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { RecruiterPageData } from '@brigade/domain/search/public-pages.ts'
import { recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { organizationData } from '@brigade/domain/people/profiles/structured-data.ts'
import { openJobsOf } from '../../kitchen/pages/open-jobs.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'

/** A recruiter's card with the jobs that are open [schema.org Organization]. */
export const recruiterPage: PageLoader = {
  pattern: '/recruiters/{recruiterId}',
  async load({ params, documents, origin }) {
    const uid = params['recruiterId'] ?? ''
    const found = await readPublic(documents, recruiters, `recruiters/${uid}`)
    if (found === undefined) return NOTHING_HERE
    const person = await readPublic(documents, brigadeUsers, `brigade-users/${uid}`)
    const open = await openJobsOf(documents, { recruiter: uid })
    const { companyName, kind, website, shortBio, longBio, isVerified } = found
    const data: RecruiterPageData = {
      card: { companyName, kind, website, shortBio, longBio, isVerified },
      town: person?.town ?? null,
      jobs: findJobs(open, { q: '', sort: 'newest' }),
    }
    return { status: 200, data, jsonLd: [organizationData(found, `${origin}/recruiters/${uid}`)] }
  },
}
