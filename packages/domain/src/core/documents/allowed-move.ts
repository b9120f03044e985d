import { accept, refuse, type Result } from './result.ts'
import { type Moves, stateAfter } from './transitions.ts'

/** Why a command is refused: it does not work in this state, but these do (product, section 6: `state`). */
export interface StateProblem<State extends string, Command extends string> {
  readonly kind: 'state'
  readonly state: State
  readonly allowed: readonly Command[]
}

/** The commands that work in a state, in the order of the table. */
export function commandsIn<State extends string, Command extends string>(
  moves: Moves<State, Command>,
  state: State,
): readonly Command[] {
  const commands: Command[] = []
  for (const command in moves) {
    if (stateAfter(moves, command, state) !== undefined) commands.push(command)
  }
  return commands
}

/** The state a command leads to, or the refusal that names the present state and what may be done in it. */
export function allowedMove<State extends string, Command extends string>(
  moves: Moves<State, Command>,
  command: Command,
  state: State,
): Result<State, StateProblem<State, Command>> {
  const next = stateAfter(moves, command, state)
  return next === undefined
    ? refuse({ kind: 'state', state, allowed: commandsIn(moves, state) })
    : accept(next)
}
