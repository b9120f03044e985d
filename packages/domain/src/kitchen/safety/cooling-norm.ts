import type { TimedReading } from './judge-cooling.ts'
import { compareToLimit } from './temperature-limit.ts'

const MS_PER_MINUTE = 60_000

/** UK trade practice, no law: below 8 °C within 90 min (rule SF-UK8). */
const NORM = { below: { C: '8' }, withinMinutes: 90 }

/** `warning` asks for an action and breaks no law; `open` is not decided yet. */
export type CoolingNormAnswer = 'ok' | 'warning' | 'open'

/**
 * Cooling by the house norm of the United Kingdom (rule SF-UK8): a reading below 8 °C not later than 90 min after the
 * start.
 */
export function coolingNorm(
  readings: readonly TimedReading[],
  startedAtMs: number,
  nowMs: number,
): CoolingNormAnswer {
  const deadlineMs = startedAtMs + NORM.withinMinutes * MS_PER_MINUTE
  const inTime = readings.filter(({ atMs }) => atMs >= startedAtMs && atMs <= deadlineMs)
  if (inTime.some(({ temperature }) => compareToLimit(temperature, NORM.below) < 0)) return 'ok'
  const isDecided = nowMs > deadlineMs || inTime.some(({ atMs }) => atMs === deadlineMs)
  return isDecided ? 'warning' : 'open'
}
