import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import type { Notification } from '@brigade/domain/people/notifications/notification.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import {
  type HiringTeamMember,
  hasHiringRole,
  hiringTeams,
} from '@brigade/domain/access/roles/hiring-team.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { type ApplicationMove, stepApplication } from './application-steps.ts'

/** What became of one application of several. */
export interface Outcome {
  readonly applicationId: string
  readonly state: Application['state']
  readonly refused?: 'state' | 'gone' | 'role' | 'stage'
}

/** The hiring team's own place in the job of an application. */
export async function hiringPlace(
  scope: FunctionScope,
  application: Application,
): Promise<HiringTeamMember | undefined> {
  return storeOf(scope).load(hiringTeams, { jobId: application.jobId, uid: uidOf(scope) })
}

/**
 * Takes the same step with several applications; one that it does not fit does not stop the others.
 * @param stepFor - the step for an application, or `stage` when its job has no such column
 */
export async function stepEach(
  scope: FunctionScope,
  applicationIds: readonly string[],
  stepFor: (application: Application) => Promise<ApplicationMove | 'stage'>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const applicationId of applicationIds) {
    outcomes.push(await stepOne(scope, applicationId, stepFor))
  }
  return outcomes
}

async function stepOne(
  scope: FunctionScope,
  applicationId: string,
  stepFor: (application: Application) => Promise<ApplicationMove | 'stage'>,
): Promise<Outcome> {
  const gone: Outcome = { applicationId, state: 'applied', refused: 'gone' }
  const application = await storeOf(scope).load(applications, { applicationId })
  if (application === undefined) return gone
  const place = await hiringPlace(scope, application)
  // An id can be guessed: off the team one does not learn that somebody has applied.
  if (place === undefined) return gone
  const { state } = application
  if (!hasHiringRole(place, 'pipeline')) return { applicationId, state, refused: 'role' }
  const step = await stepFor(application)
  if (step === 'stage') return { applicationId, state, refused: 'stage' }
  const kind = kindOf(step)
  const taken = await stepApplication(
    scope,
    { id: applicationId, content: application },
    {
      ...step,
      tell: (to) => tellPerson(scope, { applicationId, application, stage: step.stage ?? to, kind }),
    },
  )
  return taken.ok
    ? { applicationId, state: taken.value }
    : { applicationId, state, refused: refusedAs(taken.problem) }
}

/** A message is checked before the first application is touched, so only the state can be in the way here. */
function refusedAs(problem: string): 'state' {
  if (problem !== 'state') throw new Error('A step needs its message checked first')
  return problem
}

function kindOf({ command }: ApplicationMove): Notification['kind'] {
  return command === 'decline' ? 'application-declined' : 'application-moved'
}

interface Told {
  readonly applicationId: string
  readonly application: Application
  readonly stage: string
  readonly kind: Notification['kind']
}

/** Every step of the team reaches the person as a notice. */
export function tellPerson(scope: FunctionScope, { applicationId, application, stage, kind }: Told): void {
  const { title, companyName } = application.jobSnapshot
  notify(scope, application.professional, {
    kind,
    thing: `applications/${applicationId}`,
    values: { job: title, company: companyName, stage },
  })
}
