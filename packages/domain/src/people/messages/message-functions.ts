import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { ConversationState, ConversationTopic } from './conversation.ts'

/** Product `openConversation`: strangers one may write to in a day. */
export const STRANGERS_PER_DAY = 10

/**
 * Begins a conversation with a person, or about a thing with those who belong to it, by its first message; gives the one
 * that is there already. To a stranger it is one message until they answer. Somebody who has blocked the caller answers
 * like a closed inbox.
 */
export const openConversation = functionContract({
  name: 'openConversation',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    with: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('person'), uid: Uid }),
      z.strictObject({
        kind: z.literal('thing'),
        about: ConversationTopic.exclude(['none']),
        id: DocumentId,
      }),
    ]),
    text: z.string().trim().min(1).max(4000),
  }),
  output: z.strictObject({ conversationId: DocumentId, state: ConversationState }),
  reasons: ['closed-inbox', 'rate', 'gone'],
})
