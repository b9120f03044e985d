import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { worksHere } from '../../access/roles/kitchen-policy.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { TICKET_MODES } from '../kitchens/ticket-modes.ts'

/** Courses are numbered as they leave. */
export const Course = z.int().min(1).max(9)

/** Counts up per service day; from a device's own block without network, such as `B-14`. */
export const TicketNumber = z.string().trim().min(1).max(12)

/** What the guests of one table ordered (product, E29). Its lines lie below it; its state is derived from theirs. */
export const TicketDocument = z.strictObject({
  ...commonFields,
  /** Who sent or changed it last. */
  ...actorFields,
  number: TicketNumber,
  /** Typed here, or come from a till or a web shop. */
  source: z.enum(['hand', 'pos', 'online']),
  mode: z.enum(TICKET_MODES),
  table: z.string().trim().min(1).max(40).optional(),
  guest: z.string().trim().min(1).max(60).optional(),
  covers: z.int().min(1).max(10_000).optional(),
  sentAt: Timestamp,
  /** False from the batch that finishes the last line on. */
  isOpen: z.boolean(),
  closedAt: Timestamp.optional(),
  /** A recall that restarted the clock; the age counts from here (rule TK5). */
  clockFrom: Timestamp.optional(),
  /** Ahead of older tickets; false unless set. */
  isPriority: z.boolean(),
  note: z.string().trim().max(300),
  /** What a guest said of an allergy, for the whole ticket. */
  allergyNote: z.string().trim().min(1).max(300).optional(),
  courses: z
    .array(z.strictObject({ n: Course, state: z.enum(['held', 'fired']), firedAt: Timestamp.nullable() }))
    .max(9),
  /** Closed by the server, because all lines were finished and nobody had said so. */
  clearedBySystem: z.boolean().optional(),
})
export type TicketDocument = Readonly<z.infer<typeof TicketDocument>>

/**
 * Tickets: the team and the tablets read them, cooks and higher write them, nobody deletes them. One from a till keeps
 * the till's id, so that it arrives once.
 */
export const tickets = collection<TicketDocument>({
  path: 'kitchens/{kitchenId}/tickets/{ticketId}',
  schema: TicketDocument,
  policy: {
    policyReads: actingPeople,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) && actorHasAccess(context, after, 'cook') && after.isOpen,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.number === before.number &&
      after.source === before.source &&
      isSame(after.sentAt, before.sentAt),
    delete: () => false,
  },
  indexes: [['isOpen', 'sentAt'], ['-sentAt']],
})
