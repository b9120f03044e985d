import type { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { countriesIn } from './countries.ts'
import { currencyOf, jurisdictionOf } from './country-facts.table.ts'

/** Where this device seems to be; every part is a guess that the person may change. */
export interface GuessedPlace {
  /** IANA name. */
  readonly zone: string
  readonly country: string
  readonly currency: Currency
  readonly jurisdiction: Jurisdiction
}

/** Time zones of a country, where the browser knows them; the compiler's library does not have the method yet. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`)
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const answer: unknown = typeof ask === 'function' ? Reflect.apply(ask, locale, []) : undefined
  return Array.isArray(answer) ? answer.map(String) : []
}

function countryOf(zone: string, language: string): string {
  const region = new Intl.Locale(language).region
  if (region !== undefined && zonesOf(region).includes(zone)) return region
  const match = countriesIn('en').find(({ code }) => zonesOf(code).includes(zone))
  return match?.code ?? region ?? 'GB'
}

/** Guesses from the device's time zone and language. */
export function guessPlace(language: string): GuessedPlace {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const country = countryOf(zone, language)
  return {
    zone,
    country,
    currency: currencyOf(country) ?? 'EUR',
    jurisdiction: jurisdictionOf(country),
  }
}
