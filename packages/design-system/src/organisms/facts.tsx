import './facts.css'
import type { ReactNode } from 'react'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** What is told: `words` about somebody or something stand smaller, in a frame. */
  readonly of?: 'figures' | 'words'
}

/** Figures with their names, such as cost, food cost % and margin; or words with theirs. */
export function Facts({ facts, of = 'figures' }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className="facts" data-of={of}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
