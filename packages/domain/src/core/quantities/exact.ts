import { Fraction } from 'fraction.js'

/** An exact rational number; every sum and product inside the domain is one, and rounding comes last (rule UN6). */
export type Exact = Fraction

/** How many read decimals are kept; a kitchen uses a few thousand different ones. */
const LARGEST_CACHE = 20_000
const readDecimals = new Map<string, Exact>()

/** The exact value of a decimal string. */
export function exactFromDecimal(decimal: string): Exact {
  const known = readDecimals.get(decimal)
  if (known !== undefined) return known
  if (readDecimals.size >= LARGEST_CACHE) readDecimals.clear()
  const value = new Fraction(decimal)
  readDecimals.set(decimal, value)
  return value
}

/** The exact value of a whole number. */
export function exactFromInt(whole: number): Exact {
  return new Fraction(whole)
}

export const EXACT_ZERO: Exact = new Fraction(0)
export const EXACT_ONE: Exact = new Fraction(1)
export const EXACT_HUNDRED: Exact = new Fraction(100)

/** The product of all, brought to lowest terms once: several times quicker than factor after factor. */
export function productOf(...factors: readonly Exact[]): Exact {
  let [numerator, denominator] = [1n, 1n]
  for (const { s, n, d } of factors) {
    numerator *= s * n
    denominator *= d
  }
  return new Fraction(numerator, denominator)
}

/** The sum of all over one common denominator, brought to lowest terms once; nothing is 0. */
export function sumOf(values: readonly Exact[]): Exact {
  let [numerator, denominator] = [0n, 1n]
  for (const { s, n, d } of values) {
    if (denominator % d !== 0n) {
      const wider = d / greatestDivisor(denominator, d)
      numerator *= wider
      denominator *= wider
    }
    numerator += s * n * (denominator / d)
  }
  return new Fraction(numerator, denominator)
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other)
}
