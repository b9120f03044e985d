import type { Result } from '@brigade/contract/result.ts'

/** The two sides of a state machine's matrix. */
export interface MoveMatrix<State extends string, Command extends string> {
  readonly states: readonly State[]
  readonly commands: readonly Command[]
  /** The state the command leads to, undefined or the reason when it is refused. */
  readonly move: (state: State, command: Command) => State | undefined | Result<State, string>
}

/**
 * The whole matrix of a state machine: a row for each command, in it for each state where the command leads, or the
 * reason it is refused with ("no" where a refusal has none).
 */
export function moveRows<State extends string, Command extends string>({
  states,
  commands,
  move,
}: MoveMatrix<State, Command>): Readonly<Record<string, readonly string[]>> {
  const cell = (state: State, command: Command): string => {
    const moved = move(state, command)
    if (moved === undefined) return 'no'
    if (typeof moved === 'string') return moved
    return moved.ok ? moved.value : moved.problem
  }
  return Object.fromEntries(commands.map((command) => [command, states.map((state) => cell(state, command))]))
}
