import type { TimedReading } from './judge-cooling.ts'
import { isInRange, type TemperatureRange } from './temperature-limit.ts'

const MS_PER_MINUTE = 60_000

/** How long a value may be out of range before the alarm, where the kitchen sets nothing else (rule HC4). */
export const DEFAULT_ALARM_DELAY_MIN = 30

/**
 * The instants at which alarms fire, in milliseconds since 1970, one for each time the readings leave the range (rule
 * HC4): at the first reading that is still out of range later than the delay after the first one that was. A reading
 * back in range ends the wait; the delay itself does not fire yet.
 */
export function rangeAlarms(
  readings: readonly TimedReading[],
  range: TemperatureRange,
  delayMin = DEFAULT_ALARM_DELAY_MIN,
): readonly number[] {
  const alarms: number[] = []
  let outSinceMs: number | undefined
  let hasFired = false
  for (const { atMs, temperature } of readings.toSorted((one, other) => one.atMs - other.atMs)) {
    if (isInRange(temperature, range)) {
      outSinceMs = undefined
      hasFired = false
      continue
    }
    outSinceMs ??= atMs
    if (hasFired || atMs - outSinceMs <= delayMin * MS_PER_MINUTE) continue
    hasFired = true
    alarms.push(atMs)
  }
  return alarms
}
