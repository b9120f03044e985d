import { type Exact, EXACT_ZERO } from '../quantities/exact.ts'
import type { CostSpan } from './cost-report.ts'

const NO_COST: CostSpan = { from: EXACT_ZERO, to: EXACT_ZERO }

/** A span times an exact factor. */
export function times({ from, to }: CostSpan, factor: Exact): CostSpan {
  const low = from.mul(factor)
  return { from: low, to: to === from ? low : to.mul(factor) }
}

/** All spans together. Neighbours are added first, so that most sums are of short fractions, which is faster. */
export function sumOfSpans(parts: readonly CostSpan[]): CostSpan {
  let spans = parts
  while (spans.length > 1) {
    spans = spans.flatMap((span, index) => {
      if (index % 2 === 1) return []
      const neighbour = spans[index + 1]
      return [neighbour === undefined ? span : plus(span, neighbour)]
    })
  }
  return spans[0] ?? NO_COST
}

function plus(one: CostSpan, other: CostSpan): CostSpan {
  const low = one.from.add(other.from)
  return { from: low, to: one.to === one.from && other.to === other.from ? low : one.to.add(other.to) }
}
