import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { coolingNorm } from './cooling-norm.ts'
import { coolingNow, judgeCooling, type TimedReading } from './judge-cooling.ts'
import { limitsOf, type SafetyLimits } from './safety-limits.ts'
import type { SafetyRecordDocument } from './safety-record.ts'
import type { SafetyRun } from './safety-run.ts'
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

function readingOf({ at, values }: SafetyRecordDocument): TimedReading | undefined {
  const measured = values['temperature']
  if (measured?.type !== 'temperature') return undefined
  return { atMs: msFromTimestamp(at), temperature: measured.value }
}

/** What was measured in the records of a run, oldest first. */
export function readingsOf(records: readonly SafetyRecordDocument[]): readonly TimedReading[] {
  return records.flatMap((record) => readingOf(record) ?? []).toSorted((one, other) => one.atMs - other.atMs)
}

/** How a cooling stands under the limits it began with; nothing is proven by an edition that nobody knows. */
export function runStanding(
  readings: readonly TimedReading[],
  { limits: inForce, startedAt }: Pick<SafetyRun, 'limits' | 'startedAt'>,
  nowMs: number,
): RunStanding {
  const limits = limitsOf(inForce.jurisdiction, inForce.version)
  if (limits === undefined) return { state: 'not proven', deadlineMs: undefined }
  return coolingStanding(readings, { limits, startedMs: msFromTimestamp(startedAt), nowMs })
}
