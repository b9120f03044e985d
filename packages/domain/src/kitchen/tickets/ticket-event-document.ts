import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { commonFields, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId, Sentence } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { worksHere } from '../../access/roles/kitchen-policy.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { LINE_STATES, type LineState } from './ticket.ts'

/** What can happen to a ticket or a line of it (product, E29). */
export const ticketEventKinds = [
  'sent',
  'fired',
  'started',
  'bumped',
  'served',
  'recalled',
  'voided',
  'acknowledged',
  'priority',
  'note',
] as const
export const TicketEventKind = z.enum(ticketEventKinds)
export type TicketEventKind = z.infer<typeof TicketEventKind>

/** One thing that happened, as a device recorded it (product, E29). The id is made by the device. */
export const TicketEventDocument = z
  .strictObject({
    ...commonFields,
    ...actorFields,
    ticketId: DocumentId,
    /** Absent when it is about the whole ticket. */
    lineId: DocumentId.optional(),
    kind: TicketEventKind,
    /** The state in which the device saw the line. */
    from: z.enum(LINE_STATES).optional(),
    to: z.enum(LINE_STATES).optional(),
    /** By the clock of the device. */
    at: Timestamp,
    /** The device that recorded it: the paired tablet, or the installation on somebody's own phone. */
    device: DocumentId,
    /** Counts up by one per device from 1, so that a gap shows. */
    seq: z.int().min(1),
    reason: Sentence.optional(),
  })
  .refine(({ kind, reason }) => kind !== 'voided' || reason !== undefined, {
    path: ['reason'],
    message: 'is given with every void',
  })
export type TicketEventDocument = Readonly<z.infer<typeof TicketEventDocument>>

const FINISHED: readonly (LineState | undefined)[] = ['ready', 'served']

/** Events: the team and the tablets read them, cooks and higher append; what is ready or served a manager voids. */
export const ticketEvents = collection<TicketEventDocument>({
  path: 'kitchens/{kitchenId}/ticket-events/{eventId}',
  schema: TicketEventDocument,
  policy: {
    policyReads: actingPeople,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(
        context,
        after,
        after.kind === 'voided' && FINISHED.includes(after.from) ? 'manager' : 'cook',
      ),
    // The same event may be delivered twice; it is applied once (rule TK12).
    change: (context, before, after) => worksHere(context) && isSame(before, after),
    delete: () => false,
  },
  indexes: [
    ['ticketId', 'at'],
    ['device', 'seq'],
  ],
})
