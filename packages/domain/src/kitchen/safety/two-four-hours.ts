const MS_PER_HOUR = 3_600_000

/** FSANZ 2 hour / 4 hour guide (rule SF-AU3). */
const CHILL_AGAIN_HOURS = 2
const USE_NOW_HOURS = 4

/**
 * What to do with food that was between 5 and 60 °C (rule SF-AU3): the periods are added up; under 2 h use it or chill
 * it again, from 2 h to 4 h use it now, over 4 h discard it.
 * @param periodsMs - how long each period lasted, in milliseconds
 */
export function twoFourHours(periodsMs: readonly number[]): 'use or chill' | 'use now' | 'discard' {
  const totalMs = periodsMs.reduce((sum, period) => sum + period, 0)
  if (totalMs < CHILL_AGAIN_HOURS * MS_PER_HOUR) return 'use or chill'
  return totalMs <= USE_NOW_HOURS * MS_PER_HOUR ? 'use now' : 'discard'
}
