import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { ConversationState } from './conversation.ts'

/** `answer` is the first one by somebody else than who asked. */
export type ConversationCommand = 'answer' | 'close' | 'reopen'

/** Product E43: what is closed is opened again by both, through `openConversation`. */
export const conversationLifecycle = defineLifecycle<ConversationState, ConversationCommand>({
  open: { answer: refused, close: 'closed', reopen: refused },
  asked: { answer: 'open', close: 'closed', reopen: refused },
  closed: { answer: refused, close: refused, reopen: 'asked' },
})

/** The state of a new conversation: open between people who know each other, asked of a stranger. */
export function newConversationState(areStrangers: boolean): 'open' | 'asked' {
  return areStrangers ? 'asked' : 'open'
}
