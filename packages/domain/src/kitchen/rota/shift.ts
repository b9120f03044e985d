import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields, changesOnly } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { callerHasAccess, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Position } from '../../access/positions/position.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { lengthMs, MINUTE_MS, type Span } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'
import { LONGEST_SHIFT_MS, SHORTEST_SHIFT_MS } from './place-shift.ts'
import { shiftLifecycle } from './rota-lifecycles.ts'

/** Where a shift stands; moves by `shiftLifecycle`. */
export const ShiftState = z.enum(['draft', 'published', 'cancelled'])
export type ShiftState = z.infer<typeof ShiftState>

/** What a shift can be warned of; each is accepted with a reason (rules RO2 to RO5, product E37). */
export const AcceptedWarning = z.strictObject({
  limit: z.enum([
    'rest',
    'week-hours',
    'average-hours',
    'weekly-rest',
    'day-hours',
    'break',
    'certificate',
    'unavailable',
  ]),
  reason: z.string().trim().min(1).max(300),
  by: Uid,
})
export type AcceptedWarning = Readonly<z.infer<typeof AcceptedWarning>>

/** A shift as elapsed time, in milliseconds since 1970. */
export function shiftSpan({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>): Span {
  return { startMs: msFromTimestamp(startsAt), endMs: msFromTimestamp(endsAt) }
}

/** One stretch of work in a kitchen's rota (product, E37): from its start to just before its end. */
export const Shift = z
  .strictObject({
    ...commonFields,
    /** Calendar day it starts on, kitchen time (rule RO9). */
    day: LocalDate,
    startsAt: Timestamp,
    endsAt: Timestamp,
    /** Unpaid minutes; 0 unless said. */
    breakMin: z.int().min(0).max(240),
    stationId: DocumentId.optional(),
    position: Position,
    /** Who works it; absent while it is open. */
    uid: Uid.optional(),
    /** Words for the team; empty unless said. */
    note: z.string().max(300),
    state: ShiftState,
    /** When the person began and ended, as they clocked it; by function. */
    clockIn: Timestamp.optional(),
    clockOut: Timestamp.optional(),
    /** Names of certificates the person must hold. */
    neededCertificates: z.array(z.string().trim().min(2).max(80)).max(10),
    acceptedWarnings: z.array(AcceptedWarning).max(20),
    /** Grows by one with each change after publishing; calendars tell the newer entry by it (rule DS5). */
    sequence: z.int().min(0),
  })
  .refine(
    ({ startsAt, endsAt, breakMin }) => {
      const ms = msFromTimestamp(endsAt) - msFromTimestamp(startsAt)
      return ms >= SHORTEST_SHIFT_MS && ms <= LONGEST_SHIFT_MS && breakMin * MINUTE_MS < ms
    },
    { path: ['endsAt'], error: 'length' },
  )
export type Shift = Readonly<z.infer<typeof Shift>>

/** Fields that functions alone write. */
const SERVER_FIELDS = ['clockIn', 'clockOut']
/** Fields whose change moves the entry in a person's calendar (rule DS5). */
const CALENDAR_FIELDS = ['startsAt', 'endsAt', 'stationId', 'state', 'uid']

/** Whether the state stands or a manager's plain write may change it: publishing goes by function. */
function statesAgree(before: Shift, after: Shift): boolean {
  return before.state === after.state || shiftLifecycle.stepOf(before.state, 'cancel') === after.state
}

/** Whether the number of a published shift grows by one when its calendar entry changes, and stands otherwise. */
function sequencesAgree(before: Shift, after: Shift): boolean {
  const isMoved = before.state === 'published' && !changesOnly(before, after, otherFields(before, after))
  return after.sequence === before.sequence + (isMoved ? 1 : 0)
}

function otherFields(before: Shift, after: Shift): readonly string[] {
  return changedFields(before, after).filter((field) => !CALENDAR_FIELDS.includes(field))
}

function isNewDraft({ state, clockIn, clockOut, sequence }: Shift): boolean {
  return state === 'draft' && clockIn === undefined && clockOut === undefined && sequence === 0
}

const isOwnPublished = ({ caller }: PolicyContext, { uid, state }: Partial<Shift>): boolean =>
  caller.uid !== null && uid === caller.uid && state !== undefined && state !== 'draft'

/**
 * Shifts. The team reads what is published, managers draw. "My shifts" everywhere is the query over all `shifts`
 * collections with `uid` = caller and `state == published`. What was published is cancelled, never deleted.
 */
export const shifts = collection({
  path: 'kitchens/{kitchenId}/shifts/{shiftId}',
  schema: Shift,
  policy: {
    policyReads: ownTeamDocument,
    read: (context, known) =>
      isOwnPublished(context, known) ||
      callerHasAccess(context, 'manager') ||
      (known.state !== undefined && known.state !== 'draft' && worksHere(context)),
    create: (context, after) =>
      isCreatedByCaller(context, after) && callerHasAccess(context, 'manager') && isNewDraft(after),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      callerHasAccess(context, 'manager') &&
      before.state !== 'cancelled' &&
      statesAgree(before, after) &&
      sequencesAgree(before, after) &&
      changedFields(before, after).every((field) => !SERVER_FIELDS.includes(field)),
    delete: (context, before) => before.state === 'draft' && callerHasAccess(context, 'manager'),
  },
  indexes: [
    ['day', 'startsAt'],
    ['state', 'day', 'startsAt'],
    ['uid', 'startsAt'],
    ['uid', 'state', 'startsAt'],
  ],
  groupIndexes: [['uid', 'state', 'startsAt']],
  references: [{ field: 'stationId', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'detach' }],
})

/** Elapsed length of a shift in milliseconds (rule RO6). */
export function shiftLengthMs(shift: Pick<Shift, 'startsAt' | 'endsAt'>): number {
  return lengthMs(shiftSpan(shift))
}
