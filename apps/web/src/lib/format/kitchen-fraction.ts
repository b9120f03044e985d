import type { Unit } from '@brigade/domain/core/quantities/unit.ts'

const METRIC: ReadonlySet<Unit> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

/** The decimal places and the sign that cooks write for them; thirds as they are stored, and rounded to three digits. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['125', '⅛'],
  ['25', '¼'],
  ['333', '⅓'],
  ['333333', '⅓'],
  ['375', '⅜'],
  ['5', '½'],
  ['625', '⅝'],
  ['667', '⅔'],
  ['666667', '⅔'],
  ['75', '¾'],
  ['875', '⅞'],
])

/**
 * An amount of spoons, cups, pounds or pieces as cooks write it: 0.25 is "¼", 1.5 is "1½". Undefined where its part of one has
 * no such sign, and for metric units, which have decimals.
 * @param amount - decimal digits with "." as sign
 * @param whole - writes the whole part in the reader's digits
 */
export function kitchenFraction(
  amount: string,
  unit: Unit,
  whole: (digits: string) => string,
): string | undefined {
  const [before = '0', after = ''] = amount.split('.')
  const sign = METRIC.has(unit) ? undefined : SIGNS.get(after.replace(/0+$/u, ''))
  if (sign === undefined) return undefined
  // Kept together: from right to left the sign stood before the whole part.
  return before === '0' ? sign : `\u2066${whole(before)}${sign}\u2069`
}
