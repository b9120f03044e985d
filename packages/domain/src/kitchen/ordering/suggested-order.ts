import { type Exact, EXACT_ZERO } from '../../core/quantities/exact.ts'

/** What should be there, what is there and what is on its way; all in one unit. */
export interface StockLevel {
  readonly par: Exact
  readonly onHand: Exact
  /** Ordered and not yet received; the closed rest of an order no longer counts. */
  readonly onOrder: Exact
}

/** What to order to be at par: par − (on hand + on order), not below 0 (rule OR6); then packs and minimum (rule OR1). */
export function suggestedNeed({ par, onHand, onOrder }: StockLevel): Exact {
  const need = par.sub(onHand).sub(onOrder)
  return need.compare(EXACT_ZERO) > 0 ? need : EXACT_ZERO
}
