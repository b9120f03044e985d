import type { Result } from './result.ts'

/** Where a command leads: the next state alone, or with what the command takes in that state, such as a right or a reason. */
export type LifecycleStep<State extends string> = State | { readonly to: State }

/** For every state and every command a step, or null where it is refused. A cell that is left out does not compile. */
export type LifecycleTable<
  State extends string,
  Command extends string,
  Step extends LifecycleStep<State> = State,
> = Readonly<Record<State, Readonly<Record<Command, Step | null>>>>

/** Why a command is refused: it does not work in this state, but these do (product, section 6: `state`). */
export interface StateProblem<State extends string, Command extends string> {
  readonly kind: 'state'
  readonly state: State
  readonly allowed: readonly Command[]
}

/** What follows from a table; made by `defineLifecycle` of the domain. */
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
