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
