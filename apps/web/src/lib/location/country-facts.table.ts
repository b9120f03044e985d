import type { Currency } from '@brigade/domain/core/money/money.ts'
import type { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'

/** Countries of the euro (European Central Bank, 2026). */
const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA AD ME XK'.split(' ')

/** Money in use, for a first guess only; the person decides (ISO 4217 by country). */
const others: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  UA: 'UAH',
  RS: 'RSD',
  JP: 'JPY',
  CN: 'CNY',
  HK: 'HKD',
  SG: 'SGD',
  IN: 'INR',
  KR: 'KRW',
  TH: 'THB',
  AE: 'AED',
  SA: 'SAR',
  KW: 'KWD',
  EG: 'EGP',
  MA: 'MAD',
  TN: 'TND',
  ZA: 'ZAR',
  NG: 'NGN',
  KE: 'KES',
  BR: 'BRL',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  IL: 'ILS',
}

/** The currency most used in a country, or undefined where there is no guess. */
export function currencyOf(country: string): Currency | undefined {
  return euro.includes(country) ? 'EUR' : others[country]
}

const ruleSets: Readonly<Record<string, Jurisdiction>> = { GB: 'UK', US: 'FDA', AU: 'AUNZ', NZ: 'AUNZ' }

/** The set of food-safety rules to offer first in a country. */
export function jurisdictionOf(country: string): Jurisdiction {
  return ruleSets[country] ?? 'EU'
}
