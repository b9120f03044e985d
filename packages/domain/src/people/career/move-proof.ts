import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { ProofState } from './experience.ts'

/** `ask` is the professional's, the others are a manager's of the kitchen that is named. */
export type ProofCommand = 'ask' | 'confirm' | 'decline'

/** Product E04 and `askProof`, `answerProof`: what was declined may be asked again, after the dates are put right. */
const moves: Moves<ProofState, ProofCommand> = {
  ask: { none: 'asked', declined: 'asked' },
  confirm: { asked: 'confirmed' },
  decline: { asked: 'declined' },
}

/** Where the proof of an experience stands after a command, or why it is refused. */
export function moveProof(
  state: ProofState,
  command: ProofCommand,
): Result<ProofState, StateProblem<ProofState, ProofCommand>> {
  return allowedMove(moves, command, state)
}
