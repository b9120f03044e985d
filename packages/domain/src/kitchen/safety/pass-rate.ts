import { type Exact, EXACT_HUNDRED, exactFromInt } from '../../core/quantities/exact.ts'
import type { Verdict } from './verdict.ts'

/** How a number of checks ended. */
export interface PassRate {
  readonly passed: number
  readonly failed: number
  readonly notProven: number
  /** Passed of all, in per cent; undefined when there were no checks. */
  readonly percent: Exact | undefined
}

/** Counts verdicts. What is not proven is one of all and none of the passed (rule HC2). */
export function passRate(verdicts: readonly Verdict[]): PassRate {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
  const passed = count('passed')
  return {
    passed,
    failed: count('failed'),
    notProven: count('not proven'),
    percent: verdicts.length === 0 ? undefined : exactFromInt(passed).mul(EXACT_HUNDRED).div(verdicts.length),
  }
}
