import { FRACTION_DIGITS, INTEGER_DIGITS, SIGNED_DECIMAL } from './decimal-from-typed.ts'
import type { SignedDecimal } from './decimal.ts'
import type { Exact } from './exact.ts'

/** The whole number of units of 10^-places nearest to the value, half away from zero (rule UN11). */
function roundedUnits(value: Exact, places: number): bigint {
  const scaled = value.n * 10n ** BigInt(places)
  const nearest = (2n * scaled + value.d) / (2n * value.d)
  return value.s < 0n ? -nearest : nearest
}

/** The nearest whole number, half away from zero (rule UN11). */
export function roundToInt(value: Exact): number {
  return Number(roundedUnits(value, 0))
}

/**
 * The value rounded once, half away from zero, with exactly so many places (rule UN11): "0.13", "-3", "2.50".
 * @param places - digits after the decimal sign, 0 or more
 */
export function roundToText(value: Exact, places: number): string {
  const units = roundedUnits(value, places)
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (places === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * The value as a canonical decimal string, or undefined when it needs more digits than a stored quantity has:
 * a third is never stored as 0.333333 (rule UN9).
 */
export function decimalFromExact(value: Exact): SignedDecimal | undefined {
  const scaled = value.n * 10n ** BigInt(FRACTION_DIGITS)
  if (scaled % value.d !== 0n || value.n / value.d >= 10n ** BigInt(INTEGER_DIGITS)) return undefined
  return canonical(value)
}

function canonical(value: Exact): SignedDecimal {
  return roundToText(value, FRACTION_DIGITS).replace(/\.?0+$/, '')
}

/**
 * The stored decimal nearest to a value that was derived, such as a delivery of 5 lb in a ledger of kilograms (rule
 * UN11). Never for what somebody typed, which is kept as it is or refused (rule UN9). Undefined when it is too large, or
 * so small that nothing would be left of it.
 */
export function nearestDecimal(value: Exact): SignedDecimal | undefined {
  const nearest = canonical(value)
  const isLost = nearest === '0' && value.n !== 0n
  return isLost || !SIGNED_DECIMAL.test(nearest) ? undefined : nearest
}
