// Apart from the schemas, so that a shown recipe is scaled without them.
import type { Decimal } from './decimal.ts'
import { plainNumber } from './typed-digits.ts'

/** Digits a stored quantity may have before and after the decimal sign (rule UN9). */
export const INTEGER_DIGITS = 9
export const FRACTION_DIGITS = 6

/** How a stored decimal that may be negative is written. */
export const SIGNED_DECIMAL = /^(0|-?(?=[1-9]|0\.)(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?)$/

const THOUSANDS_DIGITS = 3
const ARABIC_DECIMAL_SIGN = '٫'

/** A canonical decimal, read from what a person typed, or why it cannot be one. */
export type TypedDecimal =
  | { readonly ok: true; readonly decimal: Decimal }
  | { readonly ok: false; readonly problem: 'not-a-number' | 'too-many-digits' | 'ambiguous' }

/**
 * Brings a typed number to canonical form: "0.1250" and "00,125" both give "0.125" (rule UN9). More digits than
 * fit are refused, never rounded. What could as well be thousands is refused as ambiguous: a comma followed by exactly
 * three digits, as in "1,500", and a full stop followed by three that end in zero, as in "1.000". A stored decimal
 * never ends in zero, so every one of them is read again as it is shown.
 * @param text - digits of any script with at most one "." or "," as decimal sign; spaces around it and between its
 *   thousands are ignored
 * @param hasThousandths - whether three digits behind the sign are what is usually written, as in some currencies
 */
export function decimalFromTyped(text: string, hasThousandths = false): TypedDecimal {
  const match = /^(\d*)(?:([.,])(\d*))?$/.exec(plainNumber(text))
  if (match === null) return { ok: false, problem: 'not-a-number' }
  const [, integerTyped = '', sign = '', fractionTyped = ''] = match
  if (integerTyped === '' && fractionTyped === '') return { ok: false, problem: 'not-a-number' }
  const integer = integerTyped.replace(/^0+/, '')
  const isStopSure = hasThousandths || text.includes(ARABIC_DECIMAL_SIGN) || !fractionTyped.endsWith('0')
  const mayPartThousands = fractionTyped.length === THOUSANDS_DIGITS && integer !== ''
  if (mayPartThousands && (sign === ',' || !isStopSure)) return { ok: false, problem: 'ambiguous' }
  const fraction = fractionTyped.replace(/0+$/, '')
  if (integer.length > INTEGER_DIGITS || fraction.length > FRACTION_DIGITS) {
    return { ok: false, problem: 'too-many-digits' }
  }
  return { ok: true, decimal: `${integer === '' ? '0' : integer}${fraction === '' ? '' : `.${fraction}`}` }
}
