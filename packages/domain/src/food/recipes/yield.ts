import type { Decimal } from '../../core/quantities/decimal.ts'
import { type Exact, EXACT_HUNDRED, EXACT_ONE, exactFromDecimal } from '../../core/quantities/exact.ts'

const LARGEST_GAIN = 10

/** A usable share of what was bought, or why it is none. */
export type YieldShare =
  | { readonly ok: true; readonly share: Exact }
  | { readonly ok: false; readonly problem: 'not-above-zero' | 'above-one' | 'above-ten' }

/**
 * Checks a share: above 0 and up to 1; above 1, up to 10, only for what gains weight, such as rice (rule YL5).
 */
export function yieldShare(share: Exact, gainsWeight: boolean): YieldShare {
  if (share.compare(0) <= 0) return { ok: false, problem: 'not-above-zero' }
  if (!gainsWeight && share.compare(1) > 0) return { ok: false, problem: 'above-one' }
  return share.compare(LARGEST_GAIN) > 0 ? { ok: false, problem: 'above-ten' } : { ok: true, share }
}

/** The share that a percentage means: "81" is 81/100. */
export function shareFromPercent(percent: Decimal): Exact {
  return exactFromDecimal(percent).div(EXACT_HUNDRED)
}

/** Waste of w percent means a yield of 1 − w; waste of 100 percent or more leaves nothing and is refused (rule YL4). */
export function yieldFromWaste(wastePercent: Decimal): YieldShare {
  return yieldShare(EXACT_ONE.sub(shareFromPercent(wastePercent)), false)
}

/** What is usable of what was bought: bought × yield (rule YL1). */
export function usableFromBought(bought: Exact, share: Exact): Exact {
  return bought.mul(share)
}

/** What must be bought to have so much: edible ÷ yield, never edible × (1 + waste) (rules YL1, YL4). */
export function boughtFromUsable(usable: Exact, share: Exact): Exact {
  return usable.div(share)
}

/** Cost of one usable unit: bought cost ÷ yield (rule YL2). */
export function costPerUsableUnit(boughtCost: Exact, share: Exact): Exact {
  return boughtCost.div(share)
}

/** Yields one after the other multiply: trim 0.90, cook 0.75 → 0.675 (rule YL3). */
export function chainYields(shares: readonly Exact[]): Exact {
  return shares.reduce((product, share) => product.mul(share), EXACT_ONE)
}
