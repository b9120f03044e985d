const DIGITS = 4
const CODES = 10 ** DIGITS

/** The day's codes of a gig shift, 4 digits each (rule GG6). */
export interface DayCodes {
  readonly in: string
  readonly out: string
}

/**
 * New codes for a day: the one for going in differs from that for going out, and both from those of the day before
 * (rule GG6).
 * @param randomBelow - a whole number from 0 to just below the given one, not to be foreseen
 * @param dayBefore - absent on the first day
 */
export function newDayCodes(randomBelow: (limit: number) => number, dayBefore?: DayCodes): DayCodes {
  const spent = dayBefore === undefined ? [] : [Number(dayBefore.in), Number(dayBefore.out)]
  const goingIn = codeBeside(spent, randomBelow)
  const goingOut = codeBeside([...spent, goingIn], randomBelow)
  return { in: written(goingIn), out: written(goingOut) }
}

/** One of the codes that are left: the drawn number skips those that are spent. */
function codeBeside(spent: readonly number[], randomBelow: (limit: number) => number): number {
  const drawn = randomBelow(CODES - spent.length)
  return spent.toSorted((a, b) => a - b).reduce((code, other) => (other <= code ? code + 1 : code), drawn)
}

function written(code: number): string {
  return String(code).padStart(DIGITS, '0')
}
