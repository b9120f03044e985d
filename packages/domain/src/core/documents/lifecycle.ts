import { err, ok, type Result } from '@brigade/contract/result.ts'

/** The cell of a command that a state refuses. */
export const refused = null

/** Where a command leads: the next state alone, or with what the command takes in that state, such as a right or a reason. */
export type LifecycleStep<State extends string> = State | { readonly to: State }

/** For every state and every command a step or `refused`. A cell that is left out does not compile. */
export type LifecycleTable<
  State extends string,
  Command extends string,
  Step extends LifecycleStep<State> = State,
> = Readonly<Record<State, Readonly<Record<Command, Step | typeof refused>>>>

/** Why a command is refused: it does not work in this state, but these do (product, section 6: `state`). */
export interface StateProblem<State extends string, Command extends string> {
  readonly kind: 'state'
  readonly state: State
  readonly allowed: readonly Command[]
}

/** What follows from a table; see `defineLifecycle`. */
export interface Lifecycle<
  State extends string,
  Command extends string,
  Step extends LifecycleStep<State> = State,
> {
  readonly table: LifecycleTable<State, Command, Step>
  /** The next state, or the refusal that names the present state and the commands that work in it. */
  readonly next: (state: State, command: Command) => Result<State, StateProblem<State, Command>>
  /** The step of a command, with all it takes; undefined when the state refuses it. */
  readonly stepOf: (state: State, command: Command) => Step | undefined
  readonly isAllowed: (state: State, command: Command) => boolean
  /** The commands that work in a state, in the order of the table; none when the state is final. */
  readonly commandsIn: (state: State) => readonly Command[]
  /** The steps that lead from one state to another; for policies, which see only the two states. */
  readonly stepsBetween: (from: State, to: State) => readonly Step[]
}

/**
 * The lifecycle of a thing from its one complete table: the mover, the refusals, the policy and the buttons derive from
 * it. "Command" is what is done to the thing; "event" stays the word for an entry of its history.
 */
export function defineLifecycle<
  State extends string,
  Command extends string,
  Step extends LifecycleStep<State> = State,
>(table: LifecycleTable<State, Command, Step>): Lifecycle<State, Command, Step> {
  const stepOf = (state: State, command: Command) => table[state][command] ?? undefined
  const commandsIn = (state: State) =>
    commandsOf(table[state]).filter((command) => table[state][command] !== refused)
  return {
    table,
    stepOf,
    commandsIn,
    isAllowed: (state, command) => stepOf(state, command) !== undefined,
    next: (state, command) => {
      const step = stepOf(state, command)
      return step === undefined
        ? err({ kind: 'state', state, allowed: commandsIn(state) })
        : ok(targetOf<State>(step))
    },
    stepsBetween: (from, to) =>
      commandsIn(from).flatMap((command) => {
        const step = stepOf(from, command)
        return step !== undefined && targetOf<State>(step) === to ? [step] : []
      }),
  }
}

/** The state a step leads to. */
export function targetOf<State extends string>(step: LifecycleStep<State>): State {
  return typeof step === 'string' ? step : step.to
}

function commandsOf<Command extends string>(row: Readonly<Record<Command, unknown>>): readonly Command[] {
  const commands: Command[] = []
  for (const command in row) commands.push(command)
  return commands
}
