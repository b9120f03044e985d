import { decimalFromTyped } from '../quantities/decimal-from-typed.ts'
import { exactFromDecimal } from '../quantities/exact.ts'
import { roundToInt } from '../quantities/round.ts'
import { type Currency, minorDigits, type Money } from './money.ts'

/** A sum read from what a person typed, or why it cannot be one. */
export type TypedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly problem: 'not-a-number' | 'too-many-digits' | 'ambiguous' }

const THOUSANDTHS = 3

/**
 * Reads a typed amount such as "9.50" as whole minor units. More digits than the currency has are refused, never
 * rounded (rule MO3): JPY 1200.50 is `too-many-digits`; zeros that say nothing, as in JPY 1200.00, do not count. "1.500"
 * could be fifteen hundred where no currency has thousandths: it is `ambiguous`.
 */
export function moneyFromTyped(text: string, currency: Currency): TypedMoney {
  const typed = decimalFromTyped(text, minorDigits(currency) >= THOUSANDTHS)
  if (!typed.ok) return typed
  const [, fraction = ''] = typed.decimal.split('.')
  if (fraction.length > minorDigits(currency)) return { ok: false, problem: 'too-many-digits' }
  const minor = exactFromDecimal(typed.decimal).mul(10 ** minorDigits(currency))
  return { ok: true, money: { minor: roundToInt(minor), currency } }
}
