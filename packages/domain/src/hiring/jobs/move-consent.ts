import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import type { KitchenConsent } from './job.ts'

/** `ask` is the recruiter's, `give` and `refuse` are a manager's of the kitchen. */
export type ConsentCommand = 'ask' | 'give' | 'refuse'

/** Product E39: a refused kitchen may be asked again; its own managers give consent without being asked. */
const moves: Moves<KitchenConsent, ConsentCommand> = {
  ask: { none: 'asked', refused: 'asked' },
  give: { none: 'given', asked: 'given' },
  refuse: { asked: 'refused' },
}

/** Where a kitchen's consent to a job stands after a command, or why it is refused. */
export function moveConsent(
  state: KitchenConsent,
  command: ConsentCommand,
): Result<KitchenConsent, StateProblem<KitchenConsent, ConsentCommand>> {
  return allowedMove(moves, command, state)
}
