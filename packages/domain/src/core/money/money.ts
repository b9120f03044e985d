import * as z from 'zod'
import { currencies } from './currencies.table.ts'

export type Currency = keyof typeof currencies

const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code)

/** All currency codes in alphabetical order. */
export const currencyCodes: readonly Currency[] = Object.keys(currencies).filter(isCurrency)

export const Currency = z.enum(currencyCodes)

/** A sum in whole minor units with its currency (rule MO1): 9.50 EUR is `{minor: 950, currency: 'EUR'}`. */
export const Money = z.strictObject({ minor: z.int(), currency: Currency })
export type Money = Readonly<z.infer<typeof Money>>

/** A price: money that is not negative. */
export const Price = z.strictObject({ minor: z.int().min(0), currency: Currency })

/** How many digits the currency has after the decimal sign: JPY 0, EUR 2, KWD 3 (rule MO3). */
export function minorDigits(currency: Currency): number {
  return currencies[currency]
}
