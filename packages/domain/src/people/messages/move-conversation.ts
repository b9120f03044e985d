import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { ConversationState } from './conversation.ts'

/** `answer` is the first one by somebody else than who asked. */
export type ConversationCommand = 'answer' | 'close' | 'reopen'

/** Product E43: what is closed is opened again by both, through `openConversation`. */
const moves: Moves<ConversationState, ConversationCommand> = {
  answer: { asked: 'open' },
  close: { open: 'closed', asked: 'closed' },
  reopen: { closed: 'asked' },
}

/** Where a conversation stands after a command, or why it is refused. */
export function moveConversation(
  state: ConversationState,
  command: ConversationCommand,
): Result<ConversationState, StateProblem<ConversationState, ConversationCommand>> {
  return allowedMove(moves, command, state)
}

/** The state of a new conversation: open between people who know each other, asked of a stranger. */
export function newConversationState(areStrangers: boolean): 'open' | 'asked' {
  return areStrangers ? 'asked' : 'open'
}
