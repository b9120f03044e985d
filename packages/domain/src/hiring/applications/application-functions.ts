import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Pay } from '../jobs/pay.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { Position } from '../../access/positions/position.ts'
import { JobType } from '../../people/profiles/professional.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { ApplicationState } from './application.ts'

const Id = z.string().min(1).max(128)
const ApplicationId = z.string().min(3).max(257)
const Message = z.string().max(2000)
/** How many applications one step may move. */
const MAX_AT_ONCE = 50
const ApplicationIds = z.array(ApplicationId).min(1).max(MAX_AT_ONCE)

/** What became of each application of a step on several; the others are moved even when one is refused. */
const Outcomes = z.strictObject({
  outcomes: z.array(
    z.strictObject({
      applicationId: ApplicationId,
      state: ApplicationState,
      /** Absent when it was moved. */
      refused: z.enum(['state', 'gone', 'role', 'stage']).optional(),
    }),
  ),
})

/** Applies for an open job, or again in a further round (rules AP2, AP4). Needs a professional card. */
export const applyToJob = functionContract({
  name: 'applyToJob',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    jobId: Id,
    message: Message,
    answers: z.array(z.string().max(1000)).max(8),
    share: z.strictObject({ phone: z.boolean(), email: z.boolean() }),
  }),
  output: z.strictObject({ applicationId: ApplicationId, round: z.int().min(1) }),
  reasons: ['applied', 'closed', 'too-soon', 'own-job', 'profile-needed', 'answers', 'gone'],
})

/**
 * Moves applications to a stage: `being read`, `interview`, `trial shift` or a stage of the job's own by its name
 * (rule AP1). Interview and trial shift need a message. Offers go by `sendOffer`.
 */
export const moveApplication = functionContract({
  name: 'moveApplication',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationIds: ApplicationIds,
    stage: z.string().trim().min(1).max(40),
    message: Message,
  }),
  output: Outcomes,
  reasons: ['message-empty', 'stage', 'gone'],
})

export const DeclineReason = z.enum([
  'experience',
  'position filled',
  'availability',
  'pay expectation',
  'distance',
  'right to work',
  'other',
])
export type DeclineReason = z.infer<typeof DeclineReason>

/** Says "not this time" to one or several people, never without a message (rule AP3). */
export const declineApplications = functionContract({
  name: 'declineApplications',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationIds: ApplicationIds,
    reason: DeclineReason,
    message: Message,
  }),
  output: Outcomes,
  reasons: ['message-empty', 'gone'],
})

/** The person takes an application back. */
export const withdrawApplication = functionContract({
  name: 'withdrawApplication',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    reason: z.string().trim().max(300),
  }),
  output: z.strictObject({ state: ApplicationState }),
  reasons: ['state', 'gone'],
})

/** Makes an offer; it stands seven days unless said otherwise. */
export const sendOffer = functionContract({
  name: 'sendOffer',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    position: Position,
    access: AccessRole.exclude(['owner']),
    pay: Pay,
    startsOn: LocalDate,
    type: JobType,
    message: Message,
    daysToAnswer: z.int().min(1).max(60),
  }),
  output: z.strictObject({ offerId: Id, expiresAt: Timestamp, state: ApplicationState }),
  reasons: ['message-empty', 'seats-taken', 'access-above-yours', 'consent-ended', 'state', 'gone'],
})

/**
 * Answers an offer. Accepting needs the person's name typed out; the person is then hired in the same step (the `hire` of
 * the product's list is no call of its own): in the team of the job's kitchen with the offered access and position, and
 * the job has one seat less. `consent-ended`: whoever made the offer could not make it any more (rule ID10).
 */
export const answerOffer = functionContract({
  name: 'answerOffer',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    offerId: Id,
    accept: z.boolean(),
    typedName: z.string().trim().max(120),
    reason: z.string().trim().max(300),
  }),
  output: z.strictObject({ state: ApplicationState, kitchenId: Id.nullable(), jobIsFilled: z.boolean() }),
  reasons: ['expired', 'seats-taken', 'consent-ended', 'typed-name', 'state', 'gone'],
})
