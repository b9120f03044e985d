import type { Result } from '@brigade/contract/result.ts'
import {
  applicationEvents,
  type ApplicationEvent,
  type Offer,
  offers,
} from '@brigade/domain/hiring/applications/application-event.ts'
import {
  type Application,
  type ApplicationState,
  applications,
} from '@brigade/domain/hiring/applications/application.ts'
import {
  type ApplicationCommand,
  nextApplicationState,
} from '@brigade/domain/hiring/applications/move-application.ts'
import { type OfferCommand, offerLifecycle } from '@brigade/domain/hiring/applications/meeting-lifecycles.ts'
import { retentionOf } from '@brigade/domain/hiring/applications/retention.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { type Changes, storeOf, uidOf } from '../../../core/functions/store.ts'
import { orReason, type Step, type StepRules, takeStep } from '../../../core/functions/take-step.ts'

/** A move of an application: who makes it, which, and what the other side reads. */
export interface ApplicationMove {
  readonly side: ApplicationEvent['side']
  readonly command: ApplicationCommand
  readonly message?: string
  readonly reason?: string
  /** Name of the column, in a stage of the job's own. */
  readonly stage?: string
  /** What else is noted: the answer to an approach, or the offer that was sent. */
  readonly noted?: Changes<Application>
}

/** How applications move: with the days of their retention, the last word of each side, and an entry of their history. */
export const applicationSteps: StepRules<Application, ApplicationMove> = {
  of: applications,
  next: (_, { state }, { command, message = '' }) => nextApplicationState(state, command, message),
  async changes(scope, { before, move: { side, stage, noted }, to }) {
    const { retentionMonths } = await storeOf(scope).need(jobs, { jobId: before.jobId })
    return {
      state: to,
      stage: stage ?? to,
      stateAt: scope.now,
      retainUntil: retainUntil(scope, retentionMonths),
      ...(side === 'team' && { lastWordFromTeamAt: scope.now }),
      ...(side === 'person' && { lastWordFromPersonAt: scope.now }),
      ...noted,
    }
  },
  record(scope, { params: { applicationId = '' }, before, move, to }) {
    const { side, stage = to, message = '', reason = '' } = move
    recordEvent(scope, applicationId, {
      side,
      from: before.state,
      to,
      stage,
      round: before.round,
      ...(message.trim() !== '' && { message: message.trim() }),
      ...(reason !== '' && { reason }),
    })
  },
}

/** Moves an application; what ends it while its offer is not answered takes the offer back. */
export async function stepApplication(
  scope: FunctionScope,
  { id, content: before }: { readonly id: string; readonly content: Application },
  { tell, ...move }: ApplicationMove & Pick<Step<Application, ApplicationMove>, 'tell'>,
): Promise<Result<ApplicationState, string>> {
  const params = { applicationId: id }
  const taken = await takeStep(scope, applicationSteps, { params, before, move, ...(tell && { tell }) })
  const { offerId } = before
  if (taken.ok && offerId !== undefined && ENDS_OFFER.includes(move.command))
    await takeStep(scope, offerSteps, { params: { ...params, offerId }, move: { command: 'withdraw' } })
  return taken
}

/** Moves that end an application; an offer that is not answered ends with it. */
const ENDS_OFFER: readonly ApplicationCommand[] = ['decline', 'withdraw']

/** A move of an offer, and the name that was typed under it. */
interface OfferMove {
  readonly command: OfferCommand
  readonly typedName?: string
}

/** How offers move: whoever answers does it now. */
export const offerSteps: StepRules<Offer, OfferMove> = {
  of: offers,
  next: (_, { state }, { command }) => orReason(offerLifecycle.next(state, command)),
  changes: ({ now }, { move: { command, typedName }, to }) => ({
    state: to,
    ...(command !== 'expire' && { answeredAt: now }),
    ...(typedName !== undefined && { typedName }),
  }),
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
