import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Where time off stands; moves by `timeOffLifecycle`. */
export const TimeOffState = z.enum(['asked', 'approved', 'refused', 'withdrawn'])
export type TimeOffState = z.infer<typeof TimeOffState>

export const TimeOffKind = z.enum(['holiday', 'sick', 'training', 'unpaid', 'other'])
export type TimeOffKind = z.infer<typeof TimeOffKind>

/** Days on which somebody does not work (product, E37). */
export const TimeOff = z
  .strictObject({
    ...commonFields,
    uid: Uid,
    /** First and last day, both included, kitchen time. */
    from: LocalDate,
    to: LocalDate,
    kind: TimeOffKind,
    /** Words for the manager; empty unless said. */
    note: z.string().max(300),
    state: TimeOffState,
    /** What the manager says to it; never empty when it is refused. */
    sentence: z.string().max(300),
    answeredBy: Uid.optional(),
    answeredAt: Timestamp.optional(),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], error: 'before-from' })
  .refine(({ state, sentence }) => state !== 'refused' || sentence.trim() !== '', {
    path: ['sentence'],
    error: 'sentence-needed',
  })
export type TimeOff = Readonly<z.infer<typeof TimeOff>>

/** Time off: asked and answered by function; read by the person and by managers, because its kind is private. */
export const timesOff = collection({
  path: 'kitchens/{kitchenId}/time-off/{timeOffId}',
  schema: TimeOff,
  policy: writtenByFunctions<TimeOff>(
    (context, { uid }) =>
      (context.caller.uid !== null && uid === context.caller.uid) || callerHasAccess(context, 'manager'),
    ownTeamDocument,
  ),
  indexes: [
    ['uid', '-from'],
    ['state', 'from'],
  ],
  groupIndexes: [['uid', '-from']],
})
