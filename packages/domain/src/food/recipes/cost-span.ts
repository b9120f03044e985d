import { type Exact, sumOf } from '../../core/quantities/exact.ts'
import type { CostSpan } from './cost-report.ts'

/** A span times an exact factor. */
export function times({ from, to }: CostSpan, factor: Exact): CostSpan {
  const low = from.mul(factor)
  return { from: low, to: to === from ? low : to.mul(factor) }
}

/** All spans together. */
export function sumOfSpans(spans: readonly CostSpan[]): CostSpan {
  const from = sumOf(spans.map((span) => span.from))
  return { from, to: spans.every((span) => span.to === span.from) ? from : sumOf(spans.map(({ to }) => to)) }
}
