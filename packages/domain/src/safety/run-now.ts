import { coolingNorm } from './cooling-norm.ts'
import { coolingNow, judgeCooling, type TimedReading } from './judge-cooling.ts'
import type { SafetyLimits } from './safety-limits.ts'
import type { Verdict } from './verdict.ts'

const MS_PER_MINUTE = 60_000

/** Trade practice where the law has no number: below 8 °C within 90 min (rule SF-UK8). */
const NORM_MINUTES = 90

/** How a cooling stands, and until when the next limit has to be reached; instants in milliseconds since 1970. */
export interface RunStanding {
  readonly state: 'running' | Verdict
  readonly deadlineMs: number | undefined
}

/**
 * A cooling as its readings tell it now: by the two stages of its rule set (rules SF-FDA3, SF-AU2), or where the law has
 * no number by the house norm (rule SF-UK8). The norm breaks no law, so that missing it proves nothing either way.
 */
export function coolingStanding(
  readings: readonly TimedReading[],
  {
    limits,
    startedMs,
    nowMs,
  }: { readonly limits: SafetyLimits; readonly startedMs: number; readonly nowMs: number },
): RunStanding {
  if (limits.cooling === undefined) {
    const norm = coolingNorm(readings, startedMs, nowMs)
    const states = { ok: 'passed', open: 'running', warning: 'not proven' } as const
    return { state: states[norm], deadlineMs: startedMs + NORM_MINUTES * MS_PER_MINUTE }
  }
  const { middleDeadlineMs, endDeadlineMs } = judgeCooling(readings, limits.cooling)
  const isPastMiddle = middleDeadlineMs !== undefined && nowMs > middleDeadlineMs
  return {
    state: coolingNow(readings, limits.cooling, nowMs),
    deadlineMs: isPastMiddle ? endDeadlineMs : middleDeadlineMs,
  }
}
