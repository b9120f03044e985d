import { decimalFromTyped } from '../quantities/decimal-from-typed.ts'
import { exactFromDecimal } from '../quantities/exact.ts'
import { roundToInt } from '../quantities/round.ts'
import { type Currency, minorDigits, type Money } from './money.ts'

/** A sum read from what a person typed, or why it cannot be one. */
export type TypedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly problem: 'not-a-number' | 'too-many-digits' | 'ambiguous' }

const THOUSANDTHS = 3
/** Signs that people write, and whose they may be. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '£': ['GBP', 'EGP', 'GIP', 'FKP', 'SHP', 'LBP'],
  '€': ['EUR'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'],
  '¥': ['JPY', 'CNY'],
  zł: ['PLN'],
  Fr: ['CHF'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
}
/** A sign or a code before or behind the number, or neither. */
const WITH_SIGN =
  /^(?<before>\p{Sc}|\p{L}{2,3})?[.\s]*(?<number>[^\p{L}\p{Sc}]*?)[.\s]*(?<behind>\p{Sc}|\p{L}{2,3})?$/u

/** What was typed without the currency's own sign or code; with another's it stays, and is no number. */
function withoutSign(text: string, currency: Currency): string {
  const { before, number, behind } = WITH_SIGN.exec(text.trim())?.groups ?? {}
  const signs = [before, behind].filter((sign) => sign !== undefined)
  const isOwn = (sign: string) => sign.toUpperCase() === currency || SIGNS[sign]?.includes(currency) === true
  return number !== undefined && signs.length === 1 && signs.every(isOwn) ? number : text
}

/**
 * Reads a typed amount such as "9.50", or "£9.50" where that is the currency, as whole minor units. More digits than the currency has are refused, never
 * rounded (rule MO3): JPY 1200.50 is `too-many-digits`; zeros that say nothing, as in JPY 1200.00, do not count. "1.500"
 * could be fifteen hundred where no currency has thousandths: it is `ambiguous`.
 */
export function moneyFromTyped(text: string, currency: Currency): TypedMoney {
  const typed = decimalFromTyped(withoutSign(text, currency), minorDigits(currency) >= THOUSANDTHS)
  if (!typed.ok) return typed
  const [, fraction = ''] = typed.decimal.split('.')
  if (fraction.length > minorDigits(currency)) return { ok: false, problem: 'too-many-digits' }
  const minor = exactFromDecimal(typed.decimal).mul(10 ** minorDigits(currency))
  return { ok: true, money: { minor: roundToInt(minor), currency } }
}
