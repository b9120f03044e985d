import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { BookingStateName } from './booking.ts'
import { MarkState } from './mark.ts'

/** One of `bookingIds`. */
const BookingId = z.string().min(3).max(386)
const onBooking = { requestId: RequestId, bookingId: BookingId }
const BookingAfter = z.strictObject({ bookingId: BookingId, state: BookingStateName })
const Words = z.string().trim().max(2000)
const LONGEST_WORK_MIN = 960

/** Asks for a gig shift, or books it at once when it is instant (rules GG1, GG9). */
export const bookShift = functionContract({
  name: 'bookShift',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, jobId: DocumentId, shiftId: DocumentId }),
  output: BookingAfter,
  reasons: [
    'full',
    'overlap',
    'not-free',
    'certificate',
    'too-late',
    'paused',
    'closed',
    'profile-needed',
    'own-job',
    'state',
    'gone',
  ],
})

/** The business takes somebody who asked, or does not. */
export const answerBooking = functionContract({
  name: 'answerBooking',
  audience: 'member',
  input: z.strictObject({ ...onBooking, accept: z.boolean(), sentence: z.string().trim().max(300) }),
  output: BookingAfter,
  reasons: ['full', 'overlap', 'not-free', 'too-late', 'closed', 'sentence-needed', 'role', 'state', 'gone'],
})

/** The worker says that they will come; asked 48 hours before the start (rule GG4). */
export const confirmBooking = functionContract({
  name: 'confirmBooking',
  audience: 'member',
  input: z.strictObject(onBooking),
  output: BookingAfter,
  reasons: ['too-late', 'state', 'gone'],
})

/** Either side cancels, on the same terms (rules GG2, GG3, GG7). The terms are in the answer and were shown before. */
export const cancelBooking = functionContract({
  name: 'cancelBooking',
  audience: 'member',
  input: z.strictObject({
    ...onBooking,
    /** The terms the caller was shown, so that a minute's difference surprises nobody. */
    seenTerms: z.enum(['free', 'late']),
    reason: z.string().trim().min(1).max(300),
  }),
  output: z.strictObject({
    ...BookingAfter.shape,
    terms: z.enum(['free', 'late']),
    owedMin: z.int().min(0).max(240),
  }),
  reasons: ['terms-changed', 'role', 'state', 'gone'],
})

const presence = {
  ...onBooking,
  /** Four digits, told at the door. */
  code: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Where the device is. */
  place: GeoPoint.optional(),
  /** When it happened, by the device: a code is checked without a network too. */
  at: Timestamp,
}

/** Checks in, from 60 minutes before the start, by code or place (rule GG6). */
export const checkIn = functionContract({
  name: 'checkIn',
  audience: 'member',
  input: z.strictObject(presence),
  output: BookingAfter,
  reasons: ['code', 'not-there', 'window', 'state', 'gone'],
})

/** Checks out, by code or place (rule GG6). */
export const checkOut = functionContract({
  name: 'checkOut',
  audience: 'member',
  input: z.strictObject(presence),
  output: BookingAfter,
  reasons: ['code', 'not-there', 'window', 'state', 'gone'],
})

/** States hours, disputes them or answers a dispute, each in its time (rule GG8). */
export const answerHours = functionContract({
  name: 'answerHours',
  audience: 'member',
  input: z.strictObject({ ...onBooking, workedMin: z.int().min(0).max(LONGEST_WORK_MIN), words: Words }),
  output: z.strictObject({
    ...BookingAfter.shape,
    /** Minutes that stand; null while somebody may still speak. */
    agreedMin: z.int().min(0).max(LONGEST_WORK_MIN).nullable(),
    until: Timestamp.nullable(),
  }),
  reasons: ['window', 'role', 'state', 'gone'],
})

/** Either side asks a moderator to look at its mark again, within seven days (product, E10). */
export const appealMark = functionContract({
  name: 'appealMark',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    markId: z.string().min(3).max(270),
    words: z.string().trim().min(1).max(2000),
  }),
  output: z.strictObject({ state: MarkState }),
  reasons: ['window', 'state', 'gone'],
})
