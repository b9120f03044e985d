import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import { Conversation } from '../messages/conversation.ts'
import type { RealtimeContext, RealtimePlace } from './realtime-place.ts'

/** When somebody last touched a key, in milliseconds since 1970. */
const Typing = z.strictObject({ at: z.number().nonnegative() })

const Talk = Conversation.pick({ people: true, state: true })

function conversationOf(
  { conversationId }: Readonly<Record<string, string>>,
  caller: Caller,
): Readonly<Record<string, string>> {
  if (conversationId === undefined || caller.uid === null) return {}
  return { conversation: `conversations/${conversationId}` }
}

function isInConversation({ caller, related }: RealtimeContext): boolean {
  const talk = Talk.safeParse(related['conversation'])
  return caller.uid !== null && talk.success && talk.data.people.includes(caller.uid)
}

function isOpen({ related }: RealtimeContext): boolean {
  const talk = Talk.safeParse(related['conversation'])
  return talk.success && talk.data.state !== 'closed'
}

/** Who is writing: the people of the conversation see it. */
export const typing: RealtimePlace = {
  path: 'typing/{conversationId}',
  policyReads: conversationOf,
  read: isInConversation,
  write: () => false,
}

/** That somebody is writing, while the conversation is not closed. It can always be taken away. */
export const typingOfPerson: RealtimePlace = {
  path: 'typing/{conversationId}/{uid}',
  policyReads: conversationOf,
  read: isInConversation,
  write: (context, { after }) =>
    context.caller.uid !== null &&
    context.params['uid'] === context.caller.uid &&
    (after === null || (isInConversation(context) && isOpen(context))),
  schema: Typing,
}
