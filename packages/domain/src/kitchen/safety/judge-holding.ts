import type { Temperature } from '../../core/quantities/temperature.ts'
import type { HoldingPlace, SafetyLimits } from './safety-limits.ts'
import { isInRange } from './temperature-limit.ts'
import type { Verdict } from './verdict.ts'

/** What a reading of a place says. */
export interface HoldingVerdict {
  readonly verdict: Verdict
  /** Within the law and past what is advised. */
  readonly isWarning: boolean
  /** Out of limits where the law allows one period: it starts now and may last so long. */
  readonly startsPeriodMinutes: number | undefined
}

/**
 * Judges cold, hot or frozen holding by one rule set (rules SF-FDA1, SF-FDA2, SF-UK1, SF-UK3, SF-UK9, SF-AU1). Where
 * the set has no number and the kitchen set none, nothing is proven.
 */
export function judgeHolding(
  reading: Temperature,
  place: HoldingPlace,
  limits: SafetyLimits,
): HoldingVerdict {
  const limit = limits.holding[place]
  if (limit === undefined) {
    return { verdict: 'not proven', isWarning: false, startsPeriodMinutes: undefined }
  }
  const isInside = isInRange(reading, limit.range)
  return {
    verdict: isInside ? 'passed' : 'failed',
    isWarning: isInside && limit.warning !== undefined && !isInRange(reading, limit.warning),
    startsPeriodMinutes: isInside ? undefined : limit.onePeriodMinutes,
  }
}
