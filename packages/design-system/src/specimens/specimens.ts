import type { ReactNode } from 'react'

export type SpecimenLevel = 'atoms' | 'molecules' | 'cards' | 'cells' | 'organisms'

/** A component in each of its states, for the showcase and for the tests. */
export interface SpecimenSet {
  readonly name: string
  readonly level: SpecimenLevel
  /** When to take it, and when to take something else. */
  readonly use: string
  /** What can be said to it: property, then what it does. */
  readonly props: Readonly<Record<string, string>>
  /** What it does for those who listen, type or see little. */
  readonly access: string
  /** How it answers to the keyboard, when there is more than Tab. */
  readonly keys?: string
  /** The specimens that are also shown under a pointer, with focus and pressed. */
  readonly touched?: readonly string[]
  readonly specimens: Readonly<Record<string, ReactNode>>
}

/** Names a component's specimens. */
export function specimens(set: SpecimenSet): SpecimenSet {
  return set
}
