import type { HoldingPlace, SafetyLimits } from './safety-limits.ts'

const MS_PER_MINUTE = 60_000

/** What may be done with food after its one period out of limits. */
export type AfterPeriod = 'use' | 'chill' | 'reheat' | 'bin'

/** One stay of a food outside of a limit. */
export interface OutOfLimit {
  readonly elapsedMs: number
  /** How many such periods this food had before. */
  readonly earlierPeriods: number
}

/**
 * Whether a food may be out of its limit for so long: one period, once (rules SF-UK2, SF-UK4). What the law names comes
 * with it: after a cold period use, chill or bin; after a hot one reheat, chill or bin; a failed one bins.
 */
export function judgePeriod(
  { elapsedMs, earlierPeriods }: OutOfLimit,
  place: HoldingPlace & ('cold' | 'hot'),
  limits: SafetyLimits,
): { readonly answer: 'allowed' | 'failed'; readonly next: readonly AfterPeriod[] } {
  const longest = limits.holding[place]?.onePeriodMinutes
  const isAllowed = longest !== undefined && earlierPeriods === 0 && elapsedMs <= longest * MS_PER_MINUTE
  if (!isAllowed) return { answer: 'failed', next: ['bin'] }
  return { answer: 'allowed', next: [place === 'cold' ? 'use' : 'reheat', 'chill', 'bin'] }
}
