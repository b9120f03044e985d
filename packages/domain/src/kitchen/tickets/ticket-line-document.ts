import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { findsNone } from '../../core/documents/finds-none.ts'
import { DocumentId, Sentence } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { belowKitchen, worksHere } from '../../access/roles/kitchen-policy.ts'
import { isRecent } from '../../core/time/device-time.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'
import { lineLifecycle } from './move-line.ts'
import { Course } from './ticket-document.ts'
import { LINE_STATES, type LineState } from './ticket.ts'

/** One thing the guests ordered, on its way to them (product, E29). */
export const TicketLineDocument = z
  .strictObject({
    ...commonFields,
    /** Who changed it last. */
    ...actorFields,
    /** The kitchen it is in, repeated so that a station can ask for its lines of all tickets. */
    kitchenId: DocumentId,
    itemId: DocumentId.optional(),
    name: z.string().trim().min(1).max(100),
    qty: z.int().min(1).max(99),
    /** The choices of the guest, by name. */
    options: z.array(z.string().trim().min(1).max(60)).max(20),
    note: z.string().trim().max(200),
    /** Allergies of the guest; a line with one is acknowledged by name before it is bumped. */
    allergies: z.array(z.string().trim().min(1).max(60)).max(20),
    course: Course,
    stationIds: z.array(DocumentId).min(1).max(20),
    prepMin: z.int().min(0).max(10_080),
    /** The version of the recipe in force when it was sent. */
    recipeVersionId: DocumentId.optional(),
    state: z.enum(LINE_STATES),
    times: z.strictObject({
      sent: Timestamp,
      fired: Timestamp.optional(),
      started: Timestamp.optional(),
      ready: Timestamp.optional(),
      served: Timestamp.optional(),
      voided: Timestamp.optional(),
    }),
    /** Who acknowledged the allergies, or, once it is voided, the void. */
    ackBy: Uid.nullable(),
    /** Came after the ticket was sent. */
    isAddOn: z.boolean(),
    /** Voided, acknowledged and bumped away; false unless set. */
    isCleared: z.boolean(),
    voidReason: Sentence.optional(),
    /** The event, written in the same batch, that made it what it is. */
    lastEventId: DocumentId,
  })
  .refine(({ state, voidReason }) => state !== 'voided' || voidReason !== undefined, {
    path: ['voidReason'],
    message: 'is given with every void',
  })
export type TicketLineDocument = Readonly<z.infer<typeof TicketLineDocument>>

const eventName = (eventId: string): string => `event ${eventId}`

const FINISHED: readonly unknown[] = ['ready', 'served']

/** A bump taken back leads to where it came from, which may be further than a recall (rule TK6). */
function isTakenBack(from: unknown, to: LineState): boolean {
  return FINISHED.includes(from) && (to === 'fired' || to === 'cooking')
}

/** In a kitchen without an expediter a bump passes through ready to served (rule TK3). */
function isMove(from: unknown, to: LineState): boolean {
  if (isTakenBack(from, to)) return true
  return LINE_STATES.some(
    (state) =>
      state === from &&
      (lineLifecycle.stepsBetween(state, to).length > 0 ||
        (to === 'served' && lineLifecycle.isAllowed(state, 'bump'))),
  )
}

/**
 * Whether whoever voids could not know that the line was ready: somebody else made it so, after the event and within the
 * day for which a device's word counts. What is served is with the guests.
 */
function couldNotKnow({ now }: PolicyContext, event: DocumentData, [before, after]: Change): boolean {
  const at = Timestamp.safeParse(event['at'])
  const { ready } = before.times
  if (before.state !== 'ready' || FINISHED.includes(event['from']) || before.by === after.by) return false
  if (!at.success || ready === undefined || !isRecent(at.data, now)) return false
  return msFromTimestamp(at.data) < msFromTimestamp(ready)
}

type Change = readonly [before: TicketLineDocument, after: TicketLineDocument]

/**
 * A move is judged by what the device saw, because it may arrive late (rule TK12): by the state its event names. What
 * is ready or served is voided by a manager, unless nobody could know it yet; voided is final (rule TK4).
 */
function mayMove(context: PolicyContext, before: TicketLineDocument, after: TicketLineDocument): boolean {
  if (before.state === after.state) return true
  const name = eventName(after.lastEventId)
  // A change is looked at from the state before and from the state after; only the latter names the new event.
  if (!Object.hasOwn(context.relatedAfter, name)) return true
  const event = context.relatedAfter[name]
  if (before.state === 'voided' || event === undefined || !isMove(event['from'], after.state)) return false
  if (event['lineId'] !== context.params['lineId'] || event['to'] !== after.state) return false
  if (after.state !== 'voided') return isAllergySeen(after)
  const isFinished = FINISHED.includes(event['from']) || FINISHED.includes(before.state)
  const isManagers = isFinished && !couldNotKnow(context, event, [before, after])
  return !isManagers || actorHasAccess(context, after, 'manager')
}

function isAllergySeen({ state, allergies, ackBy }: TicketLineDocument): boolean {
  return !FINISHED.includes(state) || allergies.length === 0 || ackBy !== null
}

/** An allergy that was told stays told: taking it away would spare the acknowledging. */
function areAllergiesKept(before: TicketLineDocument, after: TicketLineDocument): boolean {
  return before.allergies.every((allergy) => after.allergies.includes(allergy))
}

/** Acknowledging is done in one's own name. */
function isAcknowledgedBySelf(before: TicketLineDocument, after: TicketLineDocument): boolean {
  return after.ackBy === before.ackBy || after.ackBy === null || after.ackBy === after.by
}

/**
 * Lines of tickets: the team and the tablets read them, cooks and higher write them, each change with its event in the
 * same batch. A station's list over all tickets names its kitchen.
 */
export const ticketLines = collection<TicketLineDocument>({
  path: 'kitchens/{kitchenId}/tickets/{ticketId}/lines/{lineId}',
  schema: TicketLineDocument,
  policy: {
    policyReads: (params, caller, known) => {
      // In a list over all tickets the path leaves the kitchen open; the documents themselves name it.
      const { kitchenId } = known
      const place = { ...params, ...(kitchenId !== undefined && { kitchenId }) }
      return {
        ...actingPeople(place, caller, known),
        ticket: belowKitchen(place, `tickets/${idIn(params, 'ticketId')}`),
        ...(known.lastEventId !== undefined && {
          [eventName(known.lastEventId)]: belowKitchen(place, `ticket-events/${known.lastEventId}`),
        }),
      }
    },
    read: (context, known) => worksHere(context) || findsNone(TicketLineDocument, known),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.kitchenId === context.params['kitchenId'] &&
      context.relatedAfter['ticket'] !== undefined &&
      context.relatedAfter[eventName(after.lastEventId)]?.['ticketId'] === context.params['ticketId'] &&
      (after.state === 'held' || after.state === 'fired') &&
      after.ackBy === null,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.kitchenId === before.kitchenId &&
      isSame(after.times.sent, before.times.sent) &&
      after.recipeVersionId === before.recipeVersionId &&
      areAllergiesKept(before, after) &&
      isAcknowledgedBySelf(before, after) &&
      mayMove(context, before, after),
    delete: () => false,
  },
  groupIndexes: [
    ['kitchenId', 'state', 'times.sent'],
    ['kitchenId', 'isCleared', 'times.sent'],
  ],
})
