/**
 * The moves of a state machine: for each command the states it works in, and where it leads. The table is complete;
 * what is not named is refused.
 */
export type Moves<State extends string, Command extends string> = Readonly<
  Record<Command, Readonly<Partial<Record<State, State>>>>
>

/** The state a command leads to; undefined when it is refused in this state. */
export function stateAfter<State extends string, Command extends string>(
  moves: Moves<State, Command>,
  command: Command,
  state: State,
): State | undefined {
  return moves[command][state]
}

/** The commands that lead from one state to another; none when no single one does. */
export function commandsBetween<State extends string, Command extends string>(
  moves: Moves<State, Command>,
  from: State,
  to: State,
): readonly Command[] {
  const commands: Command[] = []
  for (const command in moves) if (moves[command][from] === to) commands.push(command)
  return commands
}
