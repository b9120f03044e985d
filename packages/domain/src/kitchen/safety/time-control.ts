import type { Temperature } from '../../core/quantities/temperature.ts'
import { isAtMost } from './temperature-limit.ts'

const MS_PER_HOUR = 3_600_000

/** FDA Food Code 2022, 3-501.19: 4 h, or 6 h for food that starts cold and stays cool (rule SF-FDA12). */
const SHORT_HOURS = 4
const LONG_HOURS = 6
const COLD_START = { C: '5', F: '41' }
const WARMEST = { C: '21', F: '70' }

/** Food outside of temperature control; a temperature nobody took is absent. */
export interface FoodOutOfControl {
  /** Milliseconds since it left control. */
  readonly elapsedMs: number
  readonly startTemperature?: Temperature
  readonly warmest?: Temperature
}

/**
 * Time as the only control (rule SF-FDA12): whether the food may still be used, and how long it may in all. The 6 h
 * need a cold start and a highest temperature that are both known.
 */
export function judgeTimeControl({ elapsedMs, startTemperature, warmest }: FoodOutOfControl): {
  readonly answer: 'allowed' | 'discard'
  readonly limitMs: number
} {
  const isCool =
    startTemperature !== undefined &&
    warmest !== undefined &&
    isAtMost(startTemperature, COLD_START) &&
    isAtMost(warmest, WARMEST)
  const limitMs = (isCool ? LONG_HOURS : SHORT_HOURS) * MS_PER_HOUR
  return { answer: elapsedMs <= limitMs ? 'allowed' : 'discard', limitMs }
}
