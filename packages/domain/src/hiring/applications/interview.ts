import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { Pay } from '../jobs/pay.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'
import { readByApplicantAndTeam } from './application-event.ts'

/** Where an interview stands; moves by `interviewLifecycle`. */
export const InterviewState = z.enum(['proposed', 'booked', 'held', 'missed', 'cancelled'])
export type InterviewState = z.infer<typeof InterviewState>

/** A talk between the team and a professional (product, E40). */
export const Interview = z.strictObject({
  ...commonFields,
  /** Starts to choose from. */
  slots: z.array(Timestamp).min(1).max(8),
  durationMin: z.int().min(10).max(480),
  kind: z.enum(['in person', 'call', 'video']),
  /** Where, or under which number or address. */
  place: z.string().trim().min(1).max(300),
  state: InterviewState,
  /** The chosen one of `slots`; absent until it is booked. */
  startsAt: Timestamp.optional(),
  /** Its name in calendars, the same for life (rule DS5). */
  calendarUid: z.string().min(1).max(200),
  sequence: z.int().min(0),
})
export type Interview = Readonly<z.infer<typeof Interview>>

/** Where a trial shift stands; moves by `trialLifecycle`. */
export const TrialState = z.enum(['proposed', 'accepted', 'done', 'cancelled'])
export type TrialState = z.infer<typeof TrialState>

/** Product E40: the length of a trial shift, both edges included. */
const SHORTEST_TRIAL_MS = 2 * HOUR_MS
const LONGEST_TRIAL_MS = 6 * HOUR_MS

/** A try-out in a kitchen with its hours and pay stated (product, E40). */
export const TrialShift = z
  .strictObject({
    ...commonFields,
    startsAt: Timestamp,
    endsAt: Timestamp,
    /** Whether the person works, rather than looks on; true unless said. Work is paid. */
    isRealWork: z.boolean(),
    /** True unless said. */
    isPaid: z.boolean(),
    rate: Pay.optional(),
    /** Where in the kitchen; empty while not known. */
    station: z.string().max(60),
    state: TrialState,
    calendarUid: z.string().min(1).max(200),
    sequence: z.int().min(0),
  })
  .refine(
    ({ startsAt, endsAt }) => {
      const ms = msFromTimestamp(endsAt) - msFromTimestamp(startsAt)
      return ms >= SHORTEST_TRIAL_MS && ms <= LONGEST_TRIAL_MS
    },
    { path: ['endsAt'], error: 'length' },
  )
  .refine(({ isRealWork, isPaid, rate }) => isTrialPaidRightly({ isRealWork, isPaid, rate }), {
    path: ['rate'],
    error: 'trial-pay',
  })
export type TrialShift = Readonly<z.infer<typeof TrialShift>>

/** Whether a trial shift says what it pays: real work is paid, and what is paid has a rate above zero (product, E40). */
export function isTrialPaidRightly({
  isRealWork,
  isPaid,
  rate,
}: {
  readonly isRealWork: boolean
  readonly isPaid: boolean
  readonly rate: Pay | undefined
}): boolean {
  if (isRealWork && !isPaid) return false
  return !isPaid || (rate !== undefined && rate.amount.minor > 0)
}

/** Interviews of an application, moved by function. */
export const interviews = collection({
  path: 'applications/{applicationId}/interviews/{interviewId}',
  schema: Interview,
  policy: readByApplicantAndTeam<Interview>(),
  indexes: [['-createdAt'], ['state', 'startsAt']],
})

/** Trial shifts of an application, moved by function. */
export const trialShifts = collection({
  path: 'applications/{applicationId}/trials/{trialId}',
  schema: TrialShift,
  policy: readByApplicantAndTeam<TrialShift>(),
  indexes: [['-createdAt'], ['state', 'startsAt']],
})
