import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly, isSame } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { callerHasAccess, worksHere } from '../../access/roles/kitchen-policy.ts'
import { isNotAhead, isRecent } from '../../core/time/device-time.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'

/** What an author adds once the entry itself stands. */
export const LogAddition = z.strictObject({
  text: z.string().trim().min(1).max(4000),
  at: Timestamp,
  by: Uid,
})

/** One entry of a kitchen's log book (product, E38). */
export const LogEntry = z.strictObject({
  ...commonFields,
  ...actorFields,
  /** The service day it belongs to. */
  serviceDay: LocalDate,
  text: z.string().trim().min(1).max(4000),
  tags: z.array(z.string().trim().min(1).max(40)).max(10),
  /** Team members it is meant for. */
  mentions: z.array(Uid).max(30),
  photos: z.array(FileId).max(6),
  /** Whether everybody must open it; false unless chosen. */
  needsRead: z.boolean(),
  /** Kept on top by a lead; false at first. */
  isPinned: z.boolean(),
  additions: z.array(LogAddition).max(50),
})
export type LogEntry = Readonly<z.infer<typeof LogEntry>>

/** That somebody has read an entry. The document's id is the person's. */
export const LogRead = z.strictObject({ ...commonFields, ...actorFields, at: Timestamp })
export type LogRead = Readonly<z.infer<typeof LogRead>>

/** Product E38: how long an author edits an entry. */
const EDITABLE_MS = 15 * MINUTE_MS
const EDITABLE = ['text', 'tags', 'mentions', 'photos', 'needsRead', 'additions']

/** Whether an entry can still be edited, 15 minutes after it was written at the latest; later its author adds to it. */
export function canEditLogEntry({ createdAt }: Pick<LogEntry, 'createdAt'>, now: Timestamp): boolean {
  return msFromTimestamp(now) - msFromTimestamp(createdAt) <= EDITABLE_MS
}

/** Whether additions were only added, and in the author's name. */
function onlyAdds(before: LogEntry, after: LogEntry): boolean {
  const kept = after.additions.slice(0, before.additions.length)
  return (
    isSame(kept, before.additions) &&
    after.additions.slice(before.additions.length).every(({ by }) => by === before.by)
  )
}

/**
 * What the caller may change of an entry. The author's time is the device's, so that an edit made in time without a
 * network still counts when it arrives, within a day.
 */
function writableFields(context: PolicyContext, before: LogEntry, after: LogEntry): readonly string[] {
  const isAuthor = actorHasAccess(context, before, 'cook')
  const isInTime = isRecent(after.updatedAt, context.now) && canEditLogEntry(before, after.updatedAt)
  const own = !isAuthor ? [] : isInTime ? EDITABLE : ['additions']
  return callerHasAccess(context, 'lead') ? [...own, 'isPinned'] : own
}

/** The log book: cooks and higher write, everybody in the team reads. Nothing is ever deleted (product, principle P4). */
export const logEntries = collection({
  path: 'kitchens/{kitchenId}/log-entries/{entryId}',
  schema: LogEntry,
  policy: {
    policyReads: actingPeople,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      isNotAhead(after.createdAt, context.now) &&
      after.additions.length === 0 &&
      (!after.isPinned || callerHasAccess(context, 'lead')),
    change: (context, before, after) => {
      if (!isChangedByCaller(context, before, after) || !onlyAdds(before, after)) return false
      const writable = writableFields(context, before, after)
      return writable.length > 0 && changesOnly(before, after, writable)
    },
    delete: () => false,
  },
  indexes: [['serviceDay', '-createdAt'], ['mentions[]'], ['isPinned', '-createdAt']],
})

/** Read marks of entries, one for each person and seen by the team. */
export const logReads = collection({
  path: 'kitchens/{kitchenId}/log-entries/{entryId}/reads/{uid}',
  schema: LogRead,
  policy: {
    policyReads: actingPeople,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      context.params['uid'] === after.by &&
      actorHasAccess(context, after, 'viewer'),
    change: () => false,
    delete: () => false,
  },
})
