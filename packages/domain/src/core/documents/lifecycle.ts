import type { Lifecycle, LifecycleStep, LifecycleTable } from '@brigade/contract/lifecycle.ts'
import { err, ok } from '@brigade/contract/result.ts'

/** The cell of a command that a state refuses. */
export const refused = null

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
