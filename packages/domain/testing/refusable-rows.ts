import type { Result } from '../src/core/documents/result.ts'
import { moveRows } from './move-rows.ts'

/** The whole matrix of a machine whose refusals are objects: a row for each command, each refusal by its kind. */
export function refusableRows<State extends string, Command extends string>(
  states: readonly State[],
  commands: readonly Command[],
  move: (state: State, command: Command) => Result<State, { readonly kind: string }>,
): Readonly<Record<string, readonly string[]>> {
  return moveRows({
    states,
    commands,
    move: (state, command) => {
      const moved = move(state, command)
      return moved.ok ? moved : { ok: false, problem: moved.problem.kind }
    },
  })
}
