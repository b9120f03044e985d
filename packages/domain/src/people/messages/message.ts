import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { blockBetween, isBlocked } from '../network/block.ts'
import { isOwn } from '../../access/roles/own-document.ts'
import { isNotAhead, isRecent } from '../../core/time/device-time.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'
import { otherInDirect } from './conversation.ts'

/** One message (product, E43). */
export const Message = z
  .strictObject({
    ...commonFields,
    /** Empty only once it was removed. */
    text: z.string().max(4000),
    files: z.array(FileId).max(6),
    /** When it was written, by the device. */
    at: Timestamp,
    by: Uid,
    /** The message it answers. */
    replyTo: DocumentId.optional(),
    editedAt: Timestamp.optional(),
    /** When its author took it back; "message removed" stays. */
    removedAt: Timestamp.optional(),
  })
  .refine(({ text, removedAt }) => (removedAt === undefined) === (text.trim() !== ''), {
    path: ['text'],
    error: 'text',
  })
export type Message = Readonly<z.infer<typeof Message>>

/** How far a person has read. The document's id is the person's. */
export const ReadMark = z.strictObject({ ...commonFields, at: Timestamp })
export type ReadMark = Readonly<z.infer<typeof ReadMark>>

/** Product E43: how long a message can be edited. */
const EDITABLE_MS = 15 * MINUTE_MS

/** Whether a message can still be edited, 15 minutes after it was written at the latest. */
export function canEditMessage({ at }: Pick<Message, 'at'>, now: Timestamp): boolean {
  return msFromTimestamp(now) - msFromTimestamp(at) <= EDITABLE_MS
}

function conversationOf({
  conversationId,
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return conversationId === undefined ? {} : { conversation: `conversations/${conversationId}` }
}

function isInConversation(uid: string | null, conversation: DocumentData | undefined): boolean {
  const people = conversation?.['people']
  return uid !== null && Array.isArray(people) && people.includes(uid)
}

/** Whether the caller may add a message: not when it is closed, asked by the caller, or one of two has blocked the other. */
function mayWrite(context: PolicyContext): boolean {
  const { caller, params, related } = context
  const conversation = related['conversation']
  if (caller.uid === null || !isInConversation(caller.uid, conversation)) return false
  const { state, askedBy } = conversation ?? {}
  const isWaiting = state === 'asked' && askedBy === caller.uid
  if (isWaiting || state === 'closed') return false
  const other = otherInDirect(idIn(params, 'conversationId'), caller.uid)
  return other === undefined || !isBlocked(context, other)
}

/** Whether the author edits in time, as the device tells it, so that an edit made offline counts for a day. */
function editsInTime({ now }: PolicyContext, before: Message, after: Message): boolean {
  return (
    after.removedAt === undefined &&
    after.editedAt !== undefined &&
    isRecent(after.editedAt, now) &&
    canEditMessage(before, after.editedAt) &&
    changesOnly(before, after, ['text', 'files', 'editedAt'])
  )
}

function takesBack(before: Message, after: Message): boolean {
  return after.removedAt !== undefined && changesOnly(before, after, ['text', 'files', 'removedAt'])
}

/** Messages: a plain write that works offline. Nobody deletes one; its author may edit it in time, or take it back. */
export const messages = collection({
  path: 'conversations/{conversationId}/messages/{messageId}',
  schema: Message,
  policy: {
    policyReads: (params, caller) => ({
      ...conversationOf(params),
      ...(caller.uid === null
        ? {}
        : blockBetween(caller, otherInDirect(idIn(params, 'conversationId'), caller.uid))),
    }),
    read: ({ caller, related }) => isInConversation(caller.uid, related['conversation']),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.by === context.caller.uid &&
      isNotAhead(after.at, context.now) &&
      after.editedAt === undefined &&
      after.removedAt === undefined &&
      mayWrite(context),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      before.by === context.caller.uid &&
      before.removedAt === undefined &&
      isInConversation(context.caller.uid, context.related['conversation']) &&
      (editsInTime(context, before, after) || takesBack(before, after)),
    delete: () => false,
  },
  indexes: [['at'], ['-at']],
})

/** Read marks, seen by everybody in the conversation. */
export const readMarks = collection({
  path: 'conversations/{conversationId}/reads/{uid}',
  schema: ReadMark,
  policy: {
    policyReads: conversationOf,
    read: ({ caller, related }) => isInConversation(caller.uid, related['conversation']),
    create: (context, after) =>
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      isInConversation(context.caller.uid, context.related['conversation']),
    change: (context, before, after) => isOwn(context) && isChangedByCaller(context, before, after),
    delete: () => false,
  },
})
