import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields, changesOnly } from '../../core/documents/changed-fields.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { findsNone } from '../../core/documents/finds-none.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { hasHiringRole, ownHiringTeamDocument } from '../../access/roles/hiring-team.ts'
import { Price } from '../../core/money/money.ts'
import { bookingIds } from './booking.ts'
import { LONGEST_SHIFT_MS, SHORTEST_SHIFT_MS } from '../../kitchen/rota/place-shift.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'

/** Where a gig shift stands; moves by `gigShiftLifecycle`. */
export const GigShiftStateName = z.enum(['open', 'full', 'done', 'cancelled'])

/** One paid stretch offered outside the team (product, E39). What only those booked read is in `GigShiftDetails`. */
export const GigShiftOffer = z
  .strictObject({
    ...commonFields,
    startsAt: Timestamp,
    endsAt: Timestamp,
    /** Unpaid minutes; 0 unless said. */
    breakMin: z.int().min(0).max(240),
    /** People it takes. */
    seats: z.int().min(1).max(99),
    /** Places taken by bookings; the server's. */
    taken: z.int().min(0).max(99),
    /** For one hour, above zero. */
    payPerHour: Price.refine(({ minor }) => minor > 0, { path: ['minor'], error: 'pay' }),
    /** What to wear; empty unless said. */
    dress: z.string().max(300),
    /** Hours paid at least to who has started; 4 unless changed (rule PY5). */
    minPaidHours: z.int().min(1).max(16),
    /** Whether the first who asks has it, without an answer of ours. */
    isInstant: z.boolean(),
    state: GigShiftStateName,
  })
  .refine(
    ({ startsAt, endsAt, breakMin }) => {
      const ms = msFromTimestamp(endsAt) - msFromTimestamp(startsAt)
      return ms >= SHORTEST_SHIFT_MS && ms <= LONGEST_SHIFT_MS && breakMin * MINUTE_MS < ms
    },
    { path: ['endsAt'], error: 'length' },
  )
export type GigShiftOffer = Readonly<z.infer<typeof GigShiftOffer>>

/** What those booked read of a gig shift: whom to ask for, and where to leave the car or bicycle (product, E39). */
export const GigShiftDetails = z.strictObject({
  ...commonFields,
  contact: z.string().max(200),
  parking: z.string().max(300),
})
export type GigShiftDetails = Readonly<z.infer<typeof GigShiftDetails>>

/** The codes of a day for going in and out (rule GG6). The document's id is the day, kitchen time. */
export const DayCodesOfJob = z.strictObject({
  ...commonFields,
  day: LocalDate,
  in: z.string().regex(/^\d{4}$/),
  out: z.string().regex(/^\d{4}$/),
})
export type DayCodesOfJob = Readonly<z.infer<typeof DayCodesOfJob>>

type Params = Readonly<Record<string, string>>

function jobAndTeam(params: Params, caller: Caller): Params {
  const { jobId } = params
  return {
    ...ownHiringTeamDocument(jobId, caller),
    ...(jobId === undefined ? {} : { job: `jobs/${jobId}` }),
  }
}

function ownBooking({ jobId, shiftId }: Params, { uid }: Caller): Params {
  if (jobId === undefined || shiftId === undefined || uid === null) return {}
  const [first, second] = bookingIds({ jobId, shiftId, uid })
  return { booking: `bookings/${first}`, otherBooking: `bookings/${second}` }
}

/** The caller's booking of this very shift, not of another job's with the same id. */
function bookingHere({ related, params }: PolicyContext): DocumentData | undefined {
  const { booking, otherBooking } = related
  return [booking, otherBooking].find((one) => one !== undefined && one['jobId'] === params['jobId'])
}

const hasRole = ({ related }: PolicyContext, role: 'view' | 'pipeline' | 'full') =>
  hasHiringRole(related['own'], role)

const SERVER_FIELDS = ['taken', 'state']
/** What a shift that somebody has booked may still change: nothing that was agreed. */
const FREE_ONCE_BOOKED = ['seats', 'dress', 'isInstant']

function mayChangeShift(before: GigShiftOffer, after: GigShiftOffer): boolean {
  if (before.state !== 'open' && before.state !== 'full') return false
  if (changedFields(before, after).some((field) => SERVER_FIELDS.includes(field))) return false
  return after.seats >= before.taken && (before.taken === 0 || changesOnly(before, after, FREE_ONCE_BOOKED))
}

/**
 * Gig shifts of a job, public with it. What was agreed with somebody changes no more: it is cancelled on the terms of rule
 * GG7. A person's query for their own shifts in all rotas, by `uid`, passes here and finds none.
 */
export const gigShifts = collection({
  path: 'jobs/{jobId}/shifts/{shiftId}',
  schema: GigShiftOffer,
  policy: {
    policyReads: (params, caller) => ({ ...jobAndTeam(params, caller), ...ownBooking(params, caller) }),
    read: (context, known) =>
      findsNone(GigShiftOffer, known) ||
      context.related['job']?.['state'] === 'open' ||
      bookingHere(context) !== undefined ||
      hasRole(context, 'view'),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      hasRole(context, 'full') &&
      context.related['job']?.['type'] === 'gig' &&
      after.state === 'open' &&
      after.taken === 0,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) && hasRole(context, 'full') && mayChangeShift(before, after),
    delete: (context, before) => hasRole(context, 'full') && before.taken === 0 && before.state === 'open',
  },
  indexes: [['startsAt'], ['state', 'startsAt']],
})

const IS_BOOKED = ['booked', 'confirmed', 'checked in', 'checked out']

/** Contact and parking of gig shifts: for the hiring team and those booked. */
export const gigShiftDetails = collection({
  path: 'jobs/{jobId}/shift-details/{shiftId}',
  schema: GigShiftDetails,
  policy: {
    policyReads: (params, caller) => ({ ...jobAndTeam(params, caller), ...ownBooking(params, caller) }),
    read: (context) =>
      hasRole(context, 'view') || IS_BOOKED.some((state) => state === bookingHere(context)?.['state']),
    create: (context, after) => isCreatedByCaller(context, after) && hasRole(context, 'full'),
    change: (context, before, after) => isChangedByCaller(context, before, after) && hasRole(context, 'full'),
    delete: (context) => hasRole(context, 'full'),
  },
})

/** Codes of the day, made by the server and read by those who let people in. */
export const dayCodes = collection({
  path: 'jobs/{jobId}/day-codes/{day}',
  schema: DayCodesOfJob,
  policy: writtenByFunctions<DayCodesOfJob>((context) => hasRole(context, 'pipeline'), jobAndTeam),
  indexes: [['-day']],
})
