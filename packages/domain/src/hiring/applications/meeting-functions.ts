import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Pay } from '../jobs/pay.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { ApplicationState, ApproachAnswer } from './application.ts'
import { Interview, InterviewState, TrialState } from './interview.ts'

const ApplicationId = z.string().min(3).max(257)
const Message = z.string().trim().max(2000)
const LONGEST_REASON = 300

/** Nobody means so many people in an hour; more is a machine that writes to everybody. */
const APPROACHES = { tries: 30, perMs: HOUR_MS }

/** Writes to a professional first, about one job and its pay; counts as a contact request. */
export const approachPerson = functionContract({
  name: 'approachPerson',
  audience: 'member',
  limit: APPROACHES,
  input: z.strictObject({ requestId: RequestId, uid: Uid, jobId: DocumentId, message: Message }),
  output: z.strictObject({ applicationId: ApplicationId, state: ApplicationState }),
  reasons: ['do-not-ask', 'own-employer', 'applied', 'message-empty', 'closed', 'plan', 'role', 'gone'],
})

/** Answers an approach: interested, not now, or do not ask again for 180 days. */
export const answerApproach = functionContract({
  name: 'answerApproach',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    answer: ApproachAnswer,
    message: Message,
  }),
  output: z.strictObject({ state: ApplicationState }),
  reasons: ['state', 'closed', 'gone'],
})

/** Takes a "not this time" back within the five seconds in which its messages are held. */
export const cancelDecline = functionContract({
  name: 'cancelDecline',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    /** The request that declined. */
    declineRequestId: RequestId,
  }),
  output: z.strictObject({ restored: z.int().min(0) }),
  reasons: ['sent', 'gone'],
})

/** Proposes times for an interview; the person chooses one. */
export const proposeInterview = functionContract({
  name: 'proposeInterview',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    slots: Interview.shape.slots,
    durationMin: Interview.shape.durationMin,
    kind: Interview.shape.kind,
    place: Interview.shape.place,
    message: Message,
  }),
  output: z.strictObject({ interviewId: DocumentId, state: InterviewState }),
  reasons: ['message-empty', 'past', 'stage', 'role', 'state', 'gone'],
})

/** Books one of the proposed times; both get calendar files, and reminders 24 and 2 hours before. */
export const bookInterview = functionContract({
  name: 'bookInterview',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    interviewId: DocumentId,
    slot: Timestamp,
  }),
  output: z.strictObject({ state: InterviewState, startsAt: Timestamp }),
  reasons: ['slot-taken', 'past', 'state', 'gone'],
})

/** Either side calls an interview off, with a reason the other reads. */
export const cancelInterview = functionContract({
  name: 'cancelInterview',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    interviewId: DocumentId,
    reason: z.string().trim().min(1).max(LONGEST_REASON),
  }),
  output: z.strictObject({ state: InterviewState }),
  reasons: ['state', 'gone'],
})

/** Proposes a trial shift of two to six hours; real work is paid. */
export const proposeTrial = functionContract({
  name: 'proposeTrial',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    startsAt: Timestamp,
    endsAt: Timestamp,
    isRealWork: z.boolean(),
    isPaid: z.boolean(),
    rate: Pay.optional(),
    station: z.string().trim().max(60),
    message: Message,
  }),
  output: z.strictObject({ trialId: DocumentId, state: TrialState }),
  reasons: ['trial-pay', 'length', 'message-empty', 'past', 'stage', 'role', 'state', 'gone'],
})

/** The person accepts a trial shift or calls it off. */
export const answerTrial = functionContract({
  name: 'answerTrial',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    applicationId: ApplicationId,
    trialId: DocumentId,
    accept: z.boolean(),
    reason: z.string().trim().max(LONGEST_REASON),
  }),
  output: z.strictObject({ state: TrialState }),
  reasons: ['overlap', 'state', 'gone'],
})
