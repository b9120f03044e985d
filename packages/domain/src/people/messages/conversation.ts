import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { commonFields, isChangedByCaller, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { conversationLifecycle } from './conversation-lifecycle.ts'

/** `asked`: a stranger has written once and waits for an answer. */
export const ConversationState = z.enum(['open', 'asked', 'closed'])
export type ConversationState = z.infer<typeof ConversationState>

/** What a conversation can be about. */
export const ConversationTopic = z.enum(['job', 'application', 'order', 'kitchen', 'shift', 'none'])

/** Some people who write to each other (product, E43). */
export const Conversation = z.strictObject({
  ...commonFields,
  people: z.array(Uid).min(2).max(50),
  /** `none`, without id, between two people for its own sake. */
  about: z.strictObject({ kind: ConversationTopic, id: DocumentId.optional() }),
  state: ConversationState,
  /** Who wrote first; that person has one message until another answers. */
  askedBy: Uid,
  /** The last message as lists show it; absent before the first. */
  lastMessageSnapshot: z
    .strictObject({ messageId: DocumentId, text: z.string().max(200), by: Uid, at: Timestamp })
    .optional(),
})
export type Conversation = Readonly<z.infer<typeof Conversation>>

const DIRECT = 'direct_'

/** Id of the conversation of two people, the same whoever begins. */
export function directConversationId(one: string, other: string): string {
  return `${DIRECT}${[one, other].toSorted().join('_')}`
}

/** Id of the conversation about a thing. */
export function topicConversationId({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}_${id}`
}

/** The other person of a direct conversation, from its id; undefined when it is none of the caller's. */
export function otherInDirect(conversationId: string, uid: string): string | undefined {
  if (!conversationId.startsWith(DIRECT)) return undefined
  const pair = conversationId.slice(DIRECT.length)
  if (pair.startsWith(`${uid}_`)) return pair.slice(uid.length + 1)
  return pair.endsWith(`_${uid}`) ? pair.slice(0, -uid.length - 1) : undefined
}

function isInIt({ caller }: PolicyContext, { people }: Partial<Conversation>): boolean {
  return caller.uid !== null && people?.includes(caller.uid) === true
}

/** Whether a change says no more than what was written last, and by the caller. */
function notesOwnMessage({ caller }: PolicyContext, before: Conversation, after: Conversation): boolean {
  const { lastMessageSnapshot } = after
  return (
    changesOnly(before, after, ['lastMessageSnapshot', 'state']) && lastMessageSnapshot?.by === caller.uid
  )
}

/** Whether the state stands, or the first answer opens what was asked. */
function opensByAnswer({ caller }: PolicyContext, before: Conversation, after: Conversation): boolean {
  if (after.state === before.state) return before.state !== 'closed'
  const answered = conversationLifecycle.next(before.state, 'answer')
  return answered.ok && answered.value === after.state && before.askedBy !== caller.uid
}

/**
 * Conversations, begun by function. Whoever writes notes the message in the same batch, and the first answer opens what was
 * asked; both work offline. A list is proved by `people array-contains caller`.
 */
export const conversations = collection({
  path: 'conversations/{conversationId}',
  schema: Conversation,
  policy: {
    read: isInIt,
    create: () => false,
    change: (context, before, after) =>
      isInIt(context, before) &&
      isChangedByCaller(context, before, after) &&
      notesOwnMessage(context, before, after) &&
      opensByAnswer(context, before, after),
    delete: () => false,
  },
  indexes: [['people[]']],
})
