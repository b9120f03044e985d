import { exactFromDecimal } from '../../core/quantities/exact.ts'
import {
  convertTemperature,
  type Temperature,
  type TemperatureUnit,
} from '../../core/quantities/temperature.ts'

/** A limit as it is printed: in one scale, or in both with the law's own rounding (57 °C / 135 °F). */
export type TemperatureLimit =
  | { readonly C: string; readonly F?: string }
  | { readonly C?: string; readonly F: string }

/** What a temperature must keep to; both ends are inside. */
export interface TemperatureRange {
  readonly atLeast?: TemperatureLimit
  readonly atMost?: TemperatureLimit
}

/**
 * Below 0 when the reading is under the limit, 0 when it is on it, above 0 when it is over. A limit printed in both
 * scales is compared in the scale of the reading, without converting; one printed in a single scale is compared with
 * the exact, unrounded converted reading (rule UN10).
 */
export function compareToLimit(reading: Temperature, limit: TemperatureLimit): number {
  const printed = limit[reading.unit]
  if (printed !== undefined) return exactFromDecimal(reading.value).compare(exactFromDecimal(printed))
  const unit: TemperatureUnit = limit.C === undefined ? 'F' : 'C'
  return convertTemperature(reading, unit).compare(exactFromDecimal(limit[unit] ?? ''))
}

/** Whether a reading is at the limit or colder (rule UN10). */
export function isAtMost(reading: Temperature, limit: TemperatureLimit): boolean {
  return compareToLimit(reading, limit) <= 0
}

/** Whether a reading is at the limit or warmer (rule UN10). */
export function isAtLeast(reading: Temperature, limit: TemperatureLimit): boolean {
  return compareToLimit(reading, limit) >= 0
}

/** Whether a reading keeps to both ends of a range, as far as they are set. */
export function isInRange(reading: Temperature, { atLeast, atMost }: TemperatureRange): boolean {
  return (
    (atLeast === undefined || isAtLeast(reading, atLeast)) &&
    (atMost === undefined || isAtMost(reading, atMost))
  )
}
