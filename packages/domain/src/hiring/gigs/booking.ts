import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { Price } from '../../core/money/money.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'
import type { HoursTalk, StatedHours } from './agree-hours.ts'

/** Where a booking stands (rule GG1); moves by `bookingLifecycle`. */
export const BookingStateName = z.enum([
  'asked',
  'booked',
  'confirmed',
  'checked in',
  'checked out',
  'hours agreed',
  'paid',
  'cancelled',
  'released',
  'no-show',
])

/** When somebody came or went, and what showed it (rule GG6). */
const Passage = z.strictObject({ at: Timestamp, by: z.enum(['code', 'place', 'business']) })

/** Hours as one side states them (rule GG8). */
const StatedTime = z.strictObject({ workedMin: z.int().min(0).max(960), at: Timestamp })

/** A person on a gig shift (product, E39). The document's id is one of `bookingIds`. */
export const Booking = z.strictObject({
  ...commonFields,
  shiftId: DocumentId,
  jobId: DocumentId,
  kitchenId: DocumentId.optional(),
  uid: Uid,
  recruiter: Uid,
  /** The job's hiring team, repeated so that a list can be asked for. */
  hiringTeam: z.array(Uid).min(1).max(50),
  /** The shift as it was booked. */
  startsAt: Timestamp,
  endsAt: Timestamp,
  breakMin: z.int().min(0).max(240),
  payPerHour: Price,
  minPaidHours: z.int().min(1).max(16),
  state: BookingStateName,
  /** When the place was taken; absent while it is only asked for. */
  bookedAt: Timestamp.optional(),
  /** When the worker was asked to confirm (rule GG4). */
  askedAt: Timestamp.optional(),
  confirmedAt: Timestamp.optional(),
  checkedIn: Passage.optional(),
  checkedOut: Passage.optional(),
  /** What the business states, what the worker says against it, and the answer to that (rule GG8). */
  hours: z
    .strictObject({ stated: StatedTime, dispute: StatedTime.optional(), answer: StatedTime.optional() })
    .optional(),
  /** Minutes that stand; absent until they are agreed. */
  agreedMin: z.int().min(0).max(960).optional(),
  paidAt: Timestamp.optional(),
  /** Who cancelled, on which terms, and the minutes the business owes for it (rules GG2, GG7). */
  cancelled: z
    .strictObject({
      by: z.enum(['worker', 'business']),
      at: Timestamp,
      terms: z.enum(['free', 'late']),
      owedMin: z.int().min(0).max(240),
    })
    .optional(),
})
export type Booking = Readonly<z.infer<typeof Booking>>

/** What was said about the hours so far, in elapsed time. */
export function hoursTalk({ stated, dispute, answer }: NonNullable<Booking['hours']>): HoursTalk {
  return {
    stated: statedHours(stated),
    ...(dispute !== undefined && { dispute: statedHours(dispute) }),
    ...(answer !== undefined && { answer: statedHours(answer) }),
  }
}

function statedHours({ workedMin, at }: z.infer<typeof StatedTime>): StatedHours {
  return { workedMs: workedMin * MINUTE_MS, atMs: msFromTimestamp(at) }
}

/** A shift of a job, and a person. */
export interface BookingPlace {
  readonly jobId: string
  readonly shiftId: string
  readonly uid: string
}

/**
 * Ids under which the one booking of a person for a shift may stand. Jobs choose the ids of their shifts themselves: the
 * second is for a shift that has the id of another job's, which the person has booked before.
 */
export function bookingIds({ jobId, shiftId, uid }: BookingPlace): readonly [string, string] {
  return [`${shiftId}_${uid}`, `${jobId}_${shiftId}_${uid}`]
}

/**
 * Bookings, written by functions only, read by the worker and the hiring team. A list is proved by `uid == caller`,
 * `recruiter == caller` or `hiringTeam array-contains caller`.
 */
export const bookings = collection({
  path: 'bookings/{bookingId}',
  schema: Booking,
  policy: writtenByFunctions<Booking>(
    ({ caller }, { uid, recruiter, hiringTeam }) =>
      caller.uid !== null &&
      (uid === caller.uid || recruiter === caller.uid || hiringTeam?.includes(caller.uid) === true),
  ),
  indexes: [
    ['uid', 'startsAt'],
    ['shiftId', 'state'],
    ['jobId', 'state', 'startsAt'],
    ['recruiter', 'startsAt'],
    ['hiringTeam[]'],
    ['state', 'startsAt'],
  ],
  references: [{ field: 'jobId', to: 'jobs/{value}', onDelete: 'restrict' }],
})
