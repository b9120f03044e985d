import { type Exact, EXACT_HUNDRED, EXACT_ONE, exactFromDecimal, exactFromInt } from '../quantities/exact.ts'
import type { Decimal } from '../quantities/decimal.ts'
import { roundToInt, roundToText } from '../quantities/round.ts'
import { type Currency, minorDigits, type Money } from './money.ts'

/** An exact sum of minor units, rounded once to money (rules MO2, UN11). */
export function moneyFromExact(minor: Exact, currency: Currency): Money {
  return { minor: roundToInt(minor), currency }
}

/** Money as a decimal in major units with all its digits: 950 EUR minor is "9.50", 1200 JPY "1200". */
export function moneyText({ minor, currency }: Money): string {
  const digits = minorDigits(currency)
  return roundToText(exactFromInt(minor).div(10 ** digits), digits)
}

/** The price of several packs: the pack price as entered, so many times (rule MO1). */
export function priceOfPacks(price: Money, packs: number): Money {
  return { ...price, minor: price.minor * packs }
}

/** What a price holds without its VAT, and the VAT; the two always add up to the price (rule MO5). */
export interface NetPrice {
  readonly net: Money
  readonly vat: Money
}

/**
 * Net = gross ÷ (1 + rate), rounded to the minor unit; VAT is the rest (rule MO5).
 * @param vatPct - the rate in percent: "20"
 */
export function netOfVat(gross: Money, vatPct: Decimal): NetPrice {
  const divisor = exactFromDecimal(vatPct).div(EXACT_HUNDRED).add(EXACT_ONE)
  const net = moneyFromExact(exactFromInt(gross.minor).div(divisor), gross.currency)
  return { net, vat: { ...gross, minor: gross.minor - net.minor } }
}

/**
 * A sum split over lines so that the parts add up to it: whole minor units by share, then the left-over units to
 * the largest fractions, ties to the earlier line (rule MO4).
 * @param weights - a share for each line, none negative, at least one above zero
 */
export function splitMoney(total: Money, weights: readonly Exact[]): readonly Money[] {
  const sum = weights.reduce((all, weight) => all.add(weight), exactFromInt(0))
  if (weights.some((weight) => weight.s < 0n) || sum.n === 0n) {
    throw new RangeError('Weights of a split are not negative and do not all vanish.')
  }
  const sign = Math.sign(total.minor)
  const shares = weights.map((weight) => exactFromInt(Math.abs(total.minor)).mul(weight).div(sum))
  const wholes = shares.map((share) => Number(share.n / share.d))
  const leftOver = Math.abs(total.minor) - wholes.reduce((all, whole) => all + whole, 0)
  const byFraction = shares
    .map((share, line) => ({ line, fraction: share.mod(1) }))
    .toSorted((a, b) => b.fraction.compare(a.fraction) || a.line - b.line)
  const favoured = new Set(byFraction.slice(0, leftOver).map(({ line }) => line))
  return wholes.map((whole, line) => {
    const minor = whole + (favoured.has(line) ? 1 : 0)
    return { ...total, minor: minor === 0 ? 0 : sign * minor }
  })
}
