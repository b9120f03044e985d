import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import type { Professional } from '@brigade/domain/people/profiles/professional.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { retainUntil } from './application-steps.ts'

/** What of the person's address and number the hiring team gets to see. */
export type Contact = Pick<Application['cvSnapshot'], 'email' | 'phone'>

interface Beginning {
  /** Who wrote first. */
  readonly origin: Application['origin']
  readonly jobId: string
  readonly job: Job
  readonly professional: string
  readonly card: Professional
  readonly contact?: Contact
}

/** What is said and shared at the beginning, and in which round. */
type Said = 'message' | 'answers' | 'shared' | 'round'

/** An application as it begins, from either side, with the job and the card as they are now. */
export function newApplication(
  scope: FunctionScope,
  { origin, jobId, job, professional, card, contact }: Beginning,
): Omit<Application, Said | keyof CommonFields> {
  const [area] = card.workAreas
  return {
    jobId,
    ...(job.kitchenId !== undefined && { kitchenId: job.kitchenId }),
    professional,
    recruiter: job.recruiter,
    hiringTeam: job.hiringTeam,
    origin,
    jobSnapshot: { title: job.title, companyName: job.companyName, town: job.place.town, at: scope.now },
    cvSnapshot: {
      displayName: card.displayName,
      title: card.title,
      roles: card.roles,
      shortBio: card.shortBio,
      ...(area !== undefined && { near: area.centre }),
      ...contact,
      at: scope.now,
    },
    state: origin,
    stage: origin,
    stateAt: scope.now,
    lastWordFromTeamAt: origin === 'approached' ? scope.now : null,
    lastWordFromPersonAt: origin === 'applied' ? scope.now : null,
    retainUntil: retainUntil(scope, job.retentionMonths),
  }
}
