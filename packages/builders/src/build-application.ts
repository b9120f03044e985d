import {
  type ApplicationEvent,
  applicationEvents,
} from '@brigade/domain/hiring/applications/application-event.ts'
import {
  type Application,
  applicationId,
  applications,
  type ApplicationState,
} from '@brigade/domain/hiring/applications/application.ts'
import { retentionOf } from '@brigade/domain/hiring/applications/retention.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import type { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

const MS_PER_HOUR = 3_600_000

/** One step of an application, so many hours before now. */
export interface StepToBuild {
  readonly to: ApplicationState
  readonly side: ApplicationEvent['side']
  readonly hoursAgo: number
  readonly message?: string
}

/** Somebody's application to a job with all its steps, the first of them the applying itself. */
export interface ApplicationToBuild {
  readonly jobId: string
  readonly job: Job
  readonly uid: string
  readonly card: Professional
  readonly steps: readonly [StepToBuild, ...StepToBuild[]]
}

interface DatedStep extends StepToBuild {
  readonly at: Timestamp
}

/** The application as its last step left it, and an entry of its history for each step. */
export function buildApplication(wanted: ApplicationToBuild, now: Timestamp): readonly BuiltDocument[] {
  const steps = wanted.steps.map((step) => ({
    ...step,
    at: timestampFromMs(msFromTimestamp(now) - step.hoursAgo * MS_PER_HOUR),
  }))
  const id = applicationId(wanted.jobId, wanted.uid)
  return [
    builtDocument(applications, { applicationId: id }, applicationAfter(steps, wanted)),
    ...steps.map((step, index) =>
      builtDocument(
        applicationEvents,
        { applicationId: id, eventId: `step-${index + 1}` },
        eventOf(step, steps[index - 1], wanted),
      ),
    ),
  ]
}

function applicationAfter(
  steps: readonly DatedStep[],
  { jobId, job, uid, card }: ApplicationToBuild,
): Application {
  const [first] = steps
  const last = steps.at(-1)
  if (first === undefined || last === undefined) throw new Error('An application begins with a step')
  const [area] = card.workAreas
  const today = localDateAndTime(msFromTimestamp(last.at), 'UTC').date
  return {
    ...newCommonFields(uid, first.at),
    updatedAt: last.at,
    jobId,
    ...(job.kitchenId !== undefined && { kitchenId: job.kitchenId }),
    professional: uid,
    recruiter: job.recruiter,
    hiringTeam: job.hiringTeam,
    origin: 'applied',
    message: first.message ?? '',
    answers: [],
    jobSnapshot: { title: job.title, companyName: job.companyName, town: job.place.town, at: first.at },
    cvSnapshot: {
      displayName: card.displayName,
      title: card.title,
      roles: card.roles,
      shortBio: card.shortBio,
      ...(area !== undefined && { near: area.centre }),
      at: first.at,
    },
    state: last.to,
    stage: last.to,
    stateAt: last.at,
    round: 1,
    lastWordFromTeamAt: lastWordFrom('team', steps),
    lastWordFromPersonAt: lastWordFrom('person', steps),
    retainUntil: retentionOf(today, job.retentionMonths).askedOn,
    shared: { phone: false, email: false },
  }
}

function lastWordFrom(side: ApplicationEvent['side'], steps: readonly DatedStep[]): Timestamp | null {
  return steps.findLast((step) => step.side === side)?.at ?? null
}

function eventOf(
  { to, side, at, message }: DatedStep,
  before: DatedStep | undefined,
  { uid, job }: ApplicationToBuild,
): ApplicationEvent {
  const by = side === 'person' ? uid : job.recruiter
  return {
    ...newCommonFields(by, at),
    side,
    by,
    at,
    ...(before !== undefined && { from: before.to }),
    to,
    stage: to,
    round: 1,
    ...(message !== undefined && { message }),
  }
}
