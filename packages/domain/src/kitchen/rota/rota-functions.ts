import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { OfferedShift } from './offered-shift.ts'
import { AcceptedWarning } from './shift.ts'
import { TimeOffKind, TimeOffState } from './time-off.ts'
import { WeekName, WeekState } from './week.ts'

const OfferState = OfferedShift.shape.state
const inKitchen = { requestId: RequestId, kitchenId: DocumentId }
const onOffer = z.strictObject({ ...inKitchen, offerId: DocumentId })
const OfferAfter = z.strictObject({ offerId: DocumentId, state: OfferState })
const MAX_WARNINGS = 200

/** A warning of a drawn shift, with the reason to draw it all the same. */
const AcceptedOfShift = AcceptedWarning.omit({ by: true }).extend({ shiftId: DocumentId })

/**
 * Publishes a week, or its changes since the last time: each person with a shift in it is told. An overlap blocks and is
 * named; every other warning needs its reason.
 */
export const publishRota = functionContract({
  name: 'publishRota',
  audience: 'member',
  input: z.strictObject({
    ...inKitchen,
    week: WeekName,
    acceptWarnings: z.array(AcceptedOfShift).max(MAX_WARNINGS),
  }),
  output: z.strictObject({ state: WeekState, shifts: z.int().min(0), told: z.int().min(0) }),
  reasons: ['overlap', 'warnings', 'role', 'gone'],
})

/** Offers an own shift to everybody in the pool or to one person, for nothing or for another shift. */
export const offerShift = functionContract({
  name: 'offerShift',
  audience: 'member',
  input: z.strictObject({
    ...inKitchen,
    shiftId: DocumentId,
    /** Absent: the pool. */
    toUid: Uid.optional(),
    swapShiftId: DocumentId.optional(),
  }),
  output: OfferAfter,
  reasons: ['offered', 'not-yours', 'state', 'gone'],
})

/** Takes an own offer back while nobody has taken it. */
export const withdrawShiftOffer = functionContract({
  name: 'withdrawShiftOffer',
  audience: 'member',
  input: onOffer,
  output: OfferAfter,
  reasons: ['not-yours', 'state', 'gone'],
})

/** Takes an offered shift; where the kitchen has no approval, the rota changes at once. */
export const takeShift = functionContract({
  name: 'takeShift',
  audience: 'member',
  input: z.strictObject({
    ...onOffer.shape,
    acceptWarnings: z.array(AcceptedWarning.omit({ by: true })).max(20),
  }),
  output: OfferAfter,
  reasons: ['overlap', 'taken', 'warnings', 'certificate', 'state', 'gone'],
})

/** A manager approves a taken shift, and the rota changes, or refuses it. */
export const answerSwap = functionContract({
  name: 'answerSwap',
  audience: 'member',
  input: z.strictObject({
    ...onOffer.shape,
    approve: z.boolean(),
    sentence: z.string().trim().max(300),
  }),
  output: OfferAfter,
  reasons: ['overlap', 'role', 'state', 'gone'],
})

/** A manager shares an open shift further: with the kitchen's pool, or as a gig, which makes the draft of a job. */
export const shareShift = functionContract({
  name: 'shareShift',
  audience: 'member',
  input: z.strictObject({ ...inKitchen, shiftId: DocumentId, with: z.enum(['pool', 'gig']) }),
  output: z.strictObject({ offerId: DocumentId, jobId: DocumentId.optional() }),
  reasons: ['role', 'state', 'gone'],
})

/** Asks for days off. */
export const askTimeOff = functionContract({
  name: 'askTimeOff',
  audience: 'member',
  input: z
    .strictObject({
      ...inKitchen,
      from: LocalDate,
      to: LocalDate,
      kind: TimeOffKind,
      note: z.string().trim().max(300),
    })
    .refine(({ from, to }) => to >= from, { path: ['to'], error: 'before-from' }),
  output: z.strictObject({ timeOffId: DocumentId, state: TimeOffState }),
  reasons: ['asked', 'gone'],
})

/** A manager answers; a refusal needs a sentence, an approval comes back with published shifts that stand against it. */
export const answerTimeOff = functionContract({
  name: 'answerTimeOff',
  audience: 'member',
  input: z.strictObject({
    ...inKitchen,
    timeOffId: DocumentId,
    approve: z.boolean(),
    sentence: z.string().trim().max(300),
  }),
  output: z.strictObject({ state: TimeOffState }),
  reasons: ['shifts-published', 'sentence-needed', 'role', 'state', 'gone'],
})

/** Takes the own time off back. */
export const withdrawTimeOff = functionContract({
  name: 'withdrawTimeOff',
  audience: 'member',
  input: z.strictObject({ ...inKitchen, timeOffId: DocumentId }),
  output: z.strictObject({ state: TimeOffState }),
  reasons: ['not-yours', 'state', 'gone'],
})

/** Clocks in or out, on the own device or a kitchen's, within 60 minutes of the shift's start or end. Lateness is shown. */
export const clock = functionContract({
  name: 'clock',
  audience: 'guest',
  input: z.strictObject({
    ...inKitchen,
    shiftId: DocumentId,
    direction: z.enum(['in', 'out']),
    /** When it happened, by the device. */
    at: Timestamp,
  }),
  output: z.strictObject({ at: Timestamp, lateMin: z.int().min(0) }),
  reasons: ['window', 'not-yours', 'state', 'gone'],
})
