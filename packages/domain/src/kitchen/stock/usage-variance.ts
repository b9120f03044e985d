import type { Exact } from '../../core/quantities/exact.ts'

/** How much of a stock line was there, came and is left over a span, and what the recipes explain; one unit. */
export interface StockUsage {
  readonly opening: Exact
  readonly received: Exact
  readonly closing: Exact
  /** What the recipes of all that was sold take. */
  readonly theoretical: Exact
}

/**
 * StockUsage variance = actual − theoretical, with actual = opening + received − closing (rule CO5). Above zero more was
 * used than the recipes explain.
 */
export function usageVariance({ opening, received, closing, theoretical }: StockUsage): Exact {
  return opening.add(received).sub(closing).sub(theoretical)
}
