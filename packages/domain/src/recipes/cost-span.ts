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
  while (spans.length > 1) spans = sumsOfNeighbours(spans)
  return spans[0] ?? NO_COST
}

function sumsOfNeighbours(spans: readonly CostSpan[]): readonly CostSpan[] {
  const sums: CostSpan[] = []
  let waiting: CostSpan | undefined
  for (const span of spans) {
    if (waiting !== undefined) sums.push(plus(waiting, span))
    waiting = waiting === undefined ? span : undefined
  }
  if (waiting !== undefined) sums.push(waiting)
  return sums
}

function plus(one: CostSpan, other: CostSpan): CostSpan {
  const low = one.from.add(other.from)
  return { from: low, to: one.to === one.from && other.to === other.from ? low : one.to.add(other.to) }
}
