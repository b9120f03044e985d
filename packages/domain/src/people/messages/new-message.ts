import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Conversation } from './conversation.ts'
import type { Message } from './message.ts'

/** What lists show of a message at most (product, E43). */
const SNAPSHOT_CHARACTERS = 200

/** A message and what its conversation notes of it; both are written in one batch. */
export interface NewMessage {
  /** Goes to `conversations/{conversationId}/messages/{messageId}`. */
  readonly message: Message
  /** Goes into `conversations/{conversationId}`; the state only when it changes. */
  readonly noted: Pick<Conversation, 'lastMessageSnapshot'> & Partial<Pick<Conversation, 'state'>>
}

/**
 * A new message, and the conversation's note of it: the first answer opens what was asked.
 * @param draft - text, and files or the message answered if any
 */
export function newMessage(
  draft: Pick<Message, 'text'> & Partial<Pick<Message, 'files' | 'replyTo'>>,
  to: {
    readonly messageId: string
    readonly uid: string
    readonly conversation: Pick<Conversation, 'state' | 'askedBy'>
  },
  at: Timestamp,
): NewMessage {
  const { messageId, uid, conversation } = to
  const isAnswer = conversation.state === 'asked' && conversation.askedBy !== uid
  // What is cut never ends in half a character.
  const shown = draft.text.slice(0, SNAPSHOT_CHARACTERS).replace(/[\ud800-\udbff]$/, '')
  return {
    message: { ...newCommonFields(uid, at), files: [], ...draft, at, by: uid },
    noted: {
      lastMessageSnapshot: { messageId, text: shown, by: uid, at },
      ...(isAnswer && { state: 'open' }),
    },
  }
}
