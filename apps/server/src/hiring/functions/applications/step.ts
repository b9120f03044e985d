import {
  applicationEvents,
  type ApplicationEvent,
  offers,
} from '@brigade/domain/hiring/applications/application-event.ts'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import {
  type ApplicationCommand,
  moveApplication,
} from '@brigade/domain/hiring/applications/move-application.ts'
import { retentionOf } from '@brigade/domain/hiring/applications/retention.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

/** One step of an application: who takes it, which, and what the other side reads. */
export interface Step {
  readonly side: ApplicationEvent['side']
  readonly command: ApplicationCommand
  readonly message?: string
  readonly reason?: string
  /** Name of the column, in a stage of the job's own. */
  readonly stage?: string
}

/** Why a step was not taken. */
export type StepProblem = 'state' | 'message-empty'

/**
 * Takes a step: the application's new state, the word to the other side and the entry in its history, all or nothing.
 * @returns the new state, or why the step does not fit; nothing is written then
 */
export async function takeStep(
  scope: FunctionScope,
  { id, content: application }: { readonly id: string; readonly content: Application },
  step: Step,
): Promise<
  | { readonly ok: true; readonly state: Application['state'] }
  | { readonly ok: false; readonly problem: StepProblem }
> {
  const message = step.message?.trim() ?? ''
  const moved = moveApplication(application.state, step.command, message)
  if (!moved.ok) return moved
  const store = storeOf(scope)
  const state = moved.value
  const stage = step.stage ?? state
  const { retentionMonths } = await store.need(jobs, { jobId: application.jobId })
  store.change(
    applications,
    { applicationId: id },
    {
      state,
      stage,
      stateAt: scope.now,
      retainUntil: retainUntil(scope, retentionMonths),
      ...(step.side === 'team' && { lastWordFromTeamAt: scope.now }),
      ...(step.side === 'person' && { lastWordFromPersonAt: scope.now }),
    },
  )
  if (ENDS_OFFER.includes(step.command) && application.state === 'offer') {
    withdrawOffer(scope, id, application)
  }
  recordEvent(scope, id, {
    side: step.side,
    from: application.state,
    to: state,
    stage,
    round: application.round,
    ...(message !== '' && { message }),
    ...(step.reason !== undefined && step.reason !== '' && { reason: step.reason }),
  })
  return { ok: true, state }
}

/** Steps that end an application while its offer is not answered; the offer ends with it. */
const ENDS_OFFER: readonly ApplicationCommand[] = ['decline', 'withdraw']

function withdrawOffer(scope: FunctionScope, applicationId: string, { offerId }: Application): void {
  if (offerId === undefined) return
  storeOf(scope).change(offers, { applicationId, offerId }, { state: 'withdrawn', answeredAt: scope.now })
}

/** Writes one entry of an application's history, signed by the caller. */
export function recordEvent(
  scope: FunctionScope,
  applicationId: string,
  event: Pick<ApplicationEvent, 'side' | 'from' | 'to' | 'stage' | 'round' | 'message' | 'reason'>,
): void {
  storeOf(scope).create(
    applicationEvents,
    { applicationId, eventId: scope.newId() },
    { ...event, by: uidOf(scope), at: scope.now },
  )
}

/** The day on which the person is asked whether the data may stay (rule AP6), counted from today, UTC. */
export function retainUntil(scope: Pick<FunctionScope, 'now'>, months: number): string {
  return retentionOf(localDateAndTime(msFromTimestamp(scope.now), 'UTC').date, months).askedOn
}
