import type { Temperature } from '../../core/quantities/temperature.ts'
import type { CookedFood, HoldRow, SafetyLimits } from './safety-limits.ts'
import { isAtLeast } from './temperature-limit.ts'
import type { Verdict } from './verdict.ts'

/** The core of a food: the lowest temperature while it was held, and for how long; no time means it was not taken. */
export interface CoreReading {
  readonly temperature: Temperature
  readonly heldSeconds?: number
}

/** The verdict and the row that decided; no row when the lowest one was not reached. */
export interface RowVerdict {
  readonly verdict: Verdict
  readonly row: HoldRow | undefined
}

/**
 * Judges a core temperature by a table of temperatures and times. Nothing is interpolated: between two rows the lower
 * one counts, the highest row reached for the whole hold decides (rules SF-FDA7, SF-FDA9, SF-UK5).
 * @param rows - from the coldest to the hottest
 */
export function judgeByRows({ temperature, heldSeconds }: CoreReading, rows: readonly HoldRow[]): RowVerdict {
  const row = rows.findLast(({ at }) => isAtLeast(temperature, at))
  if (row === undefined) return { verdict: rows.length === 0 ? 'not proven' : 'failed', row }
  if (row.holdSeconds === 0) return { verdict: 'passed', row }
  if (heldSeconds === undefined) return { verdict: 'not proven', row }
  return { verdict: heldSeconds >= row.holdSeconds ? 'passed' : 'failed', row }
}

/**
 * Judges cooking by one rule set (rules SF-FDA6 to SF-FDA9, SF-UK5, SF-UK6). Burgers always go by the burger table;
 * other minced meat does when the kitchen switched it on.
 */
export function judgeCooking(
  reading: CoreReading,
  food: CookedFood,
  limits: SafetyLimits,
  usesBurgerTable = false,
): RowVerdict {
  const table = food === 'ground' && usesBurgerTable ? 'burger' : food
  return judgeByRows(reading, limits.cooking[table] ?? [])
}
