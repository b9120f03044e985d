import { randomInt } from 'node:crypto'

/** In the order of their codes, so that keys sort by their times. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_DIGITS = 8
const CHANCE_DIGITS = 12

/** A key for a new child, as the SDK's `push` makes them: time, then random characters. */
export function pushKey(now: number): string {
  const time = Array.from({ length: TIME_DIGITS }, (_, at) => Math.floor(now / DIGITS.length ** at))
  const chance = Array.from({ length: CHANCE_DIGITS }, () => randomInt(DIGITS.length))
  return [...time.toReversed(), ...chance].map((digit) => DIGITS[digit % DIGITS.length]).join('')
}
