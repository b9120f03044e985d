import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { MovementKind, StockMovement } from './stock-movement.ts'
import { type StockUsage, usageVariance } from './usage-variance.ts'

/** How stock goes another way than through a sold dish; what preparing takes is in the recipes of the dishes already. */
export const VARIANCE_CAUSES = [
  'waste',
  'staff-meal',
  'transfer-out',
  'transfer-in',
  'correction',
] as const satisfies readonly MovementKind[]
export type VarianceCause = (typeof VARIANCE_CAUSES)[number]

/** A usage variance, and what it is made of; all in the stock unit. */
export interface ExplainedVariance {
  /** Actual − theoretical use (rule CO5). */
  readonly variance: Exact
  /** What each cause took from the stock; below zero what it brought. Causes without movement are absent. */
  readonly causes: ReadonlyMap<VarianceCause, Exact>
  /** What is left: portions too large, theft, a wrong count or a recipe that is not followed. */
  readonly unexplained: Exact
}

/**
 * A usage variance by its causes (rule CO5): what the ledger names is explained, the rest is not. An undone movement comes
 * to nothing by itself, since its opposite has the same kind.
 * @param movements - of one stock line within the span of the usage
 */
export function varianceByCause(
  usage: StockUsage,
  movements: readonly Pick<StockMovement, 'kind' | 'change'>[],
): ExplainedVariance {
  const variance = usageVariance(usage)
  const sums = VARIANCE_CAUSES.map((cause) => {
    const changes = movements.filter(({ kind }) => kind === cause)
    return [
      cause,
      changes.reduce((sum, { change }) => sum.sub(exactFromDecimal(change)), EXACT_ZERO),
    ] as const
  })
  const causes = new Map(sums.filter(([, taken]) => taken.compare(EXACT_ZERO) !== 0))
  const unexplained = [...causes.values()].reduce((rest, taken) => rest.sub(taken), variance)
  return { variance, causes, unexplained }
}
