import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { findsNone } from '../../core/documents/finds-none.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { accessIn, mayAdd, mayEdit, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Quantity } from '../../core/quantities/quantity.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { closeCount, COUNT_STATES, countLineId } from './move-count.ts'

/** A stock-take (product, E22). */
export const Count = z.strictObject({
  ...commonFields,
  /** Where is counted; empty for everywhere. */
  areaIds: z.array(DocumentId).max(100),
  startedAt: Timestamp,
  state: z.enum(COUNT_STATES),
  /** Who counts; each has a colour and initials on the screen. */
  people: z.array(Uid).max(50),
  /** Set by closing. */
  closedBy: Uid.optional(),
  closedAt: Timestamp.optional(),
})
export type Count = Readonly<z.infer<typeof Count>>

/** What one person found of one stock line in one area; its id says the three (product, E22). */
export const CountLine = z.strictObject({
  ...commonFields,
  ...actorFields,
  lineId: DocumentId,
  /** Null for what lies in no area. */
  areaId: DocumentId.nullable(),
  /** Each finding as typed, with its time; they add up. */
  amounts: z.array(z.strictObject({ entered: Quantity, at: Timestamp })).max(200),
})
export type CountLine = Readonly<z.infer<typeof CountLine>>

/** Closed once, by a lead, in their own name; otherwise the state stays. */
function mayClose(context: PolicyContext, before: Count, after: Count): boolean {
  if (before.state === after.state) return before.state === 'open' || isSame(before, after)
  const closed = closeCount(before.state, accessIn(context.related['own']))
  return closed.ok && closed.value === after.state && after.closedBy === context.caller.uid
}

/** Counts: the team reads them, cooks and higher start and join them, leads and higher close them. */
export const counts = collection<Count>({
  path: 'kitchens/{kitchenId}/counts/{countId}',
  schema: Count,
  policy: {
    policyReads: ownTeamDocument,
    read: worksHere,
    create: (context, after) => mayAdd(context, after, 'cook') && after.state === 'open',
    change: (context, before, after) =>
      mayEdit(context, [before, after], 'cook') && mayClose(context, before, after),
    delete: () => false,
  },
  indexes: [['state', '-startedAt'], ['-startedAt']],
})

/** Counted by the person whose name the id carries. */
function isOwnLine(context: PolicyContext, after: CountLine): boolean {
  return actorHasAccess(context, after, 'cook') && context.params['countLineId'] === countLineId(after)
}

/**
 * Lines of a count: each person writes the own, also at a tablet and without network. One that arrives after the count
 * was closed is kept; a correction follows it.
 */
export const countLines = collection<CountLine>({
  path: 'kitchens/{kitchenId}/counts/{countId}/lines/{countLineId}',
  schema: CountLine,
  policy: {
    policyReads: actingPeople,
    read: (context, known) => worksHere(context) || findsNone(CountLine, known),
    create: (context, after) => isCreatedByCaller(context, after) && isOwnLine(context, after),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) && after.by === before.by && isOwnLine(context, after),
    delete: () => false,
  },
  indexes: [['lineId']],
  references: [{ field: 'lineId', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'restrict' }],
})
