import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'

/** Where a person stands with their account (product, E01). */
export type AccountState = 'guest' | 'member' | 'deleting' | 'deleted'

/** `join` links a credential to the same uid; `erase` is the server's, seven days after `leave`. */
export type AccountCommand = 'join' | 'leave' | 'stay' | 'erase' | 'forget'

/** Product E01 and `deleteAccount`: who changes their mind is a member again; a guest who is not seen any more is forgotten. */
const moves: Moves<AccountState, AccountCommand> = {
  join: { guest: 'member' },
  leave: { member: 'deleting' },
  stay: { deleting: 'member' },
  erase: { deleting: 'deleted' },
  forget: { guest: 'deleted' },
}

/** Where an account stands after a command, or why it is refused. */
export function moveAccount(
  state: AccountState,
  command: AccountCommand,
): Result<AccountState, StateProblem<AccountState, AccountCommand>> {
  return allowedMove(moves, command, state)
}
