import type { ReactNode } from 'react'

export type SpecimenLevel = 'atoms' | 'molecules' | 'cards' | 'cells' | 'organisms'

/** A component in each of its states, for the showcase and for the tests. */
export interface SpecimenSet {
  readonly name: string
  readonly level: SpecimenLevel
  /** How it answers to the keyboard, when there is more than Tab. */
  readonly keys?: string
  readonly specimens: Readonly<Record<string, ReactNode>>
}

/** Names a component's specimens. */
export function specimens(set: SpecimenSet): SpecimenSet {
  return set
}
