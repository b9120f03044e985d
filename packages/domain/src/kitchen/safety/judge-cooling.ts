import type { Temperature } from '../../core/quantities/temperature.ts'
import type { CoolingLimit } from './safety-limits.ts'
import { compareToLimit, isAtLeast, isAtMost, type TemperatureLimit } from './temperature-limit.ts'
import type { Verdict } from './verdict.ts'

const MS_PER_MINUTE = 60_000

/** A measured temperature and when it was measured, in milliseconds since 1970. */
export interface TimedReading {
  readonly atMs: number
  readonly temperature: Temperature
}

/** A cooling run as its readings tell it; deadlines are instants, undefined while nothing starts their clock. */
export interface CoolingVerdict {
  readonly verdict: Verdict
  readonly startedAtMs: number | undefined
  readonly middleDeadlineMs: number | undefined
  readonly endDeadlineMs: number | undefined
}

/**
 * Judges two-stage cooling (rules SF-FDA3, SF-FDA4, SF-FDA5, SF-AU2). The clock starts at the last reading at or
 * above the start temperature; a first reading below it starts the clock too, and then the run never passes. A stage
 * is met by a reading at or below its limit not later than its deadline. A run that is proven to have failed stays
 * failed, whatever is measured later; so does one that comes back above the middle limit.
 */
export function judgeCooling(readings: readonly TimedReading[], limit: CoolingLimit): CoolingVerdict {
  const inOrder = [...readings].sort((one, other) => one.atMs - other.atMs)
  const first = inOrder[0]
  if (first === undefined) {
    return {
      verdict: 'not proven',
      startedAtMs: undefined,
      middleDeadlineMs: undefined,
      endDeadlineMs: undefined,
    }
  }
  const isWholeRun = isAtLeast(first.temperature, limit.start)
  const start = isWholeRun ? startOfClock(inOrder, first, limit) : first
  const after = inOrder.filter(({ atMs }) => atMs >= start.atMs)
  const middleDeadlineMs = start.atMs + limit.middleMinutes * MS_PER_MINUTE
  const cooled = after.find(({ temperature }) => isAtMost(temperature, limit.middle))
  const endFrom = limit.endCountsFrom === 'start' ? start : cooled
  const endDeadlineMs = endFrom === undefined ? undefined : endFrom.atMs + limit.endMinutes * MS_PER_MINUTE
  const stages = [
    judgeStage(after, limit.middle, middleDeadlineMs),
    endDeadlineMs === undefined ? 'not proven' : judgeStage(after, limit.end, endDeadlineMs),
    warmedAgain(after, cooled, limit) ? 'failed' : 'passed',
    isWholeRun ? 'passed' : 'not proven',
  ] as const
  return { verdict: worst(stages), startedAtMs: start.atMs, middleDeadlineMs, endDeadlineMs }
}

/** The last reading at or above the start temperature, unless the run was decided before it. */
function startOfClock(
  inOrder: readonly TimedReading[],
  first: TimedReading,
  limit: CoolingLimit,
): TimedReading {
  let start = first
  for (const reading of inOrder) {
    const isHot = isAtLeast(reading.temperature, limit.start)
    if (isHot) start = reading
    else if (isAtMost(reading.temperature, limit.middle)) return start
    else if (reading.atMs >= start.atMs + limit.middleMinutes * MS_PER_MINUTE) return start
  }
  return start
}

/** A reading at the deadline fails above the limit; the first one after it fails at or above the limit. */
function judgeStage(readings: readonly TimedReading[], limit: TemperatureLimit, deadlineMs: number): Verdict {
  const inTime = readings.filter(({ atMs }) => atMs <= deadlineMs)
  if (inTime.some(({ temperature }) => isAtMost(temperature, limit))) return 'passed'
  if (inTime.some(({ atMs }) => atMs === deadlineMs)) return 'failed'
  const late = readings.find(({ atMs }) => atMs > deadlineMs)
  return late !== undefined && isAtLeast(late.temperature, limit) ? 'failed' : 'not proven'
}

function warmedAgain(
  readings: readonly TimedReading[],
  cooled: TimedReading | undefined,
  limit: CoolingLimit,
): boolean {
  if (cooled === undefined) return false
  return readings
    .slice(readings.indexOf(cooled))
    .some(({ temperature }) => compareToLimit(temperature, limit.middle) > 0)
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed'
  return verdicts.includes('not proven') ? 'not proven' : 'passed'
}

/**
 * The same for a run that may still be under way: what its readings have not decided is still running until the last
 * deadline has passed.
 */
export function coolingNow(
  readings: readonly TimedReading[],
  limit: CoolingLimit,
  nowMs: number,
): 'running' | Verdict {
  const { verdict, middleDeadlineMs, endDeadlineMs } = judgeCooling(readings, limit)
  if (verdict !== 'not proven') return verdict
  const deadlineMs = endDeadlineMs ?? middleDeadlineMs
  const isCold = readings.some(({ temperature }) => isAtMost(temperature, limit.end))
  return !isCold && (deadlineMs === undefined || nowMs <= deadlineMs) ? 'running' : 'not proven'
}
