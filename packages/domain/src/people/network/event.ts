import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly, isSame } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { isMember } from '../../access/roles/claims.ts'
import { isOwn } from '../../access/roles/own-document.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Zone } from '../../core/time/zone.ts'
import { eventLifecycle, EventState } from './event-lifecycle.ts'

/** Who invites: a chef or professional by uid, or a kitchen. */
const EventHost = z.strictObject({ kind: z.enum(['person', 'kitchen']), id: DocumentId })

/** A tasting, an open day, a guest chef (product, E48). */
export const HostedEvent = z
  .strictObject({
    ...commonFields,
    host: EventHost,
    title: honestName(2, 100),
    startsAt: Timestamp,
    endsAt: Timestamp,
    /** In which its times are shown. */
    zone: Zone,
    /** Where it is, as one would tell it; empty while not known. */
    place: z.string().max(300),
    text: z.string().max(4000),
    photo: FileId.optional(),
    /** People it has room for; absent when there is no limit. */
    capacity: z.int().min(1).max(100_000).optional(),
    state: EventState,
  })
  .refine(({ startsAt, endsAt }) => compareTimestamps(startsAt, endsAt) < 0, {
    path: ['endsAt'],
    error: 'before-start',
  })
export type HostedEvent = Readonly<z.infer<typeof HostedEvent>>

/** Whether somebody comes to an event (product, E48). The document's id is the person's. */
export const EventReply = z.strictObject({
  ...commonFields,
  uid: Uid,
  /** The event's host, repeated so that the host can ask for the list. */
  host: EventHost,
  answer: z.enum(['going', 'maybe', 'not going']),
  /** Company, the person not counted. */
  guests: z.int().min(0).max(10),
})
export type EventReply = Readonly<z.infer<typeof EventReply>>

function teamOf(host: HostedEvent['host'] | undefined, caller: Caller): Readonly<Record<string, string>> {
  return host?.kind === 'kitchen' ? ownTeamDocument({ kitchenId: host.id }, caller) : {}
}

function isHost(context: PolicyContext, host: HostedEvent['host'] | undefined): boolean {
  if (host === undefined || context.caller.uid === null) return false
  return host.kind === 'person' ? host.id === context.caller.uid : callerHasAccess(context, 'manager')
}

const WRITABLE = ['title', 'startsAt', 'endsAt', 'zone', 'place', 'text', 'photo', 'capacity', 'state']

function movesRightly(before: HostedEvent, after: HostedEvent): boolean {
  if (before.state === after.state) return before.state !== 'cancelled'
  return eventLifecycle.stepsBetween(before.state, after.state).length > 0
}

/** Events: made, published and cancelled by their host; public once published. Who is going is told by the server. */
export const events = collection({
  path: 'events/{eventId}',
  schema: HostedEvent,
  policy: {
    policyReads: (_params, caller, { host }) => teamOf(host, caller),
    read: (context, known) =>
      known.state === 'published' || known.state === 'cancelled' || isHost(context, known.host),
    create: (context, after) =>
      isMember(context.caller) &&
      isCreatedByCaller(context, after) &&
      after.state === 'draft' &&
      isHost(context, after.host),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      isHost(context, before.host) &&
      movesRightly(before, after) &&
      changesOnly(before, after, WRITABLE),
    delete: (context, before) => before.state === 'draft' && isHost(context, before.host),
  },
  indexes: [
    ['state', 'startsAt'],
    ['host.kind', 'host.id', 'startsAt'],
  ],
})

/** Replies: each member's own while the event is published; the host reads them all. */
export const eventReplies = collection({
  path: 'events/{eventId}/replies/{uid}',
  schema: EventReply,
  policy: {
    policyReads: ({ eventId }, caller, known) => ({
      ...teamOf(known.host, caller),
      ...(eventId === undefined ? {} : { event: `events/${eventId}` }),
    }),
    read: (context, known) =>
      (context.caller.uid !== null && known.uid === context.caller.uid) || isHost(context, known.host),
    create: (context, after) =>
      isMember(context.caller) &&
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      after.uid === context.caller.uid &&
      isSame(after.host, context.related['event']?.['host']) &&
      context.related['event']?.['state'] === 'published',
    change: (context, before, after) =>
      isOwn(context) &&
      isChangedByCaller(context, before, after) &&
      changesOnly(before, after, ['answer', 'guests']) &&
      context.related['event']?.['state'] === 'published',
    delete: () => false,
  },
  indexes: [
    ['host.kind', 'host.id', 'answer', 'createdAt'],
    ['uid', '-createdAt'],
  ],
  groupIndexes: [['uid', '-createdAt']],
})
