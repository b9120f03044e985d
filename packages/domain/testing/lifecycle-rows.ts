import type { Lifecycle, LifecycleStep } from '@brigade/contract/lifecycle.ts'

/** The states of a lifecycle, in the order of its table. */
export function statesOf<State extends string, Command extends string, Step extends LifecycleStep<State>>({
  table,
}: Pick<Lifecycle<State, Command, Step>, 'table'>): readonly State[] {
  const states: State[] = []
  for (const state in table) states.push(state)
  return states
}

/**
 * The whole table of a lifecycle as it answers: a row for each command, in it for each state where the command leads, or
 * "state" where it is refused.
 */
export function lifecycleRows<
  State extends string,
  Command extends string,
  Step extends LifecycleStep<State>,
>(lifecycle: Lifecycle<State, Command, Step>): Readonly<Record<string, readonly string[]>> {
  const rows: Record<string, string[]> = {}
  for (const state of statesOf(lifecycle)) {
    const row: Readonly<Record<Command, unknown>> = lifecycle.table[state]
    for (const command in row) {
      const next = lifecycle.next(state, command)
      rows[command] = [...(rows[command] ?? []), next.ok ? next.value : next.problem.kind]
    }
  }
  return rows
}
