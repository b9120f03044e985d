import * as z from 'zod'

const GTIN_SHAPE = /^(\d{8}|\d{12}|\d{13}|\d{14})$/

/**
 * Whether the digits are a trade item number with a right check digit: weights 3 and 1 in turn from the right,
 * the sum with the check digit a multiple of 10 [GS1 General Specifications, section 7.9].
 */
export function isGtin(digits: string): boolean {
  if (!GTIN_SHAPE.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** A bar code number of 8, 12, 13 or 14 digits. */
export const Gtin = z.string().max(14).refine(isGtin, 'is not a GTIN: the check digit does not agree')
