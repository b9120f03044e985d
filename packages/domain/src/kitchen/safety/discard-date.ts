import { daysAfter } from '../../core/time/local-time.ts'

/** Days that ready-to-eat food may be kept at 5 °C or below (FDA Food Code 2022, 3-501.17; rule SF-FDA11). */
export const READY_TO_EAT_DAYS = 7

/** A stay in the freezer, calendar days `YYYY-MM-DD`; without `thawedOn` the food is still frozen. */
export interface FrozenStay {
  readonly frozenOn: string
  readonly thawedOn?: string
}

/**
 * The discard-by date of ready-to-eat food kept over 24 h (rule SF-FDA11): day 7, where the preparation day is day 1
 * and whole days in the freezer do not count. The day of freezing does not count unless it is day 1; that of thawing
 * does.
 * @returns undefined while the food is frozen, because its clock stands still
 * @throws RangeError when food thaws before it was frozen
 */
export function discardDate(madeOn: string, stays: readonly FrozenStay[] = []): string | undefined {
  const wrong = stays.find(({ frozenOn, thawedOn }) => thawedOn !== undefined && thawedOn < frozenOn)
  if (wrong !== undefined) throw new RangeError(`thawed on ${String(wrong.thawedOn)}, before it was frozen`)
  let day = madeOn
  let counted = 1
  while (counted < READY_TO_EAT_DAYS) {
    day = daysAfter(day, 1)
    const isThawing = stays.some(({ thawedOn }) => thawedOn === day)
    const stay = isThawing ? undefined : stays.find((one) => isFrozenOn(one, day))
    if (stay === undefined) counted += 1
    else if (stay.thawedOn === undefined) return undefined
    else day = daysAfter(stay.thawedOn, -1)
  }
  return day
}

function isFrozenOn({ frozenOn, thawedOn }: FrozenStay, day: string): boolean {
  return frozenOn <= day && (thawedOn === undefined || day < thawedOn)
}
