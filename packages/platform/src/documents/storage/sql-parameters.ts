import type { SqlValue } from '../../database/database.ts'

/** The parameters of a statement under construction. */
export interface SqlParameters {
  readonly values: readonly SqlValue[]
  /** Adds a value and gives its place holder, such as `$3`. */
  add(value: SqlValue): string
}

/** The parameters of one statement: `add` answers with the name of what it takes, such as `$3`. */
export function sqlParameters(): SqlParameters {
  const values: SqlValue[] = []
  return {
    values,
    add(value) {
      values.push(value)
      return `$${values.length}`
    },
  }
}
