import type { Supplier } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Country } from '../../lib/location/countries.ts'

type Region = Supplier['regions'][number]

const isCalled = (text: string) => (country: Country) =>
  [country.name, country.code].some((word) => word.toLocaleLowerCase() === text.toLocaleLowerCase())

/** Where a supplier delivers, a line each: "Lisbon, Portugal", or a country alone for all of it. */
export function regionsText(regions: readonly Region[], countries: readonly Country[]): string {
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
  return regions
    .map(({ country, region }) => (region === undefined ? nameOf(country) : `${region}, ${nameOf(country)}`))
    .join('\n')
}

/**
 * The regions of typed lines; a country is known by its name in the reader's language or by its code.
 * What names no country is passed on as typed, and the schema refuses it.
 */
export function regionsFromTyped(typed: string, countries: readonly Country[]): readonly Region[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const parts = line.split(/[,،]/u).map((part) => part.trim())
      const last = parts.at(-1) ?? ''
      const country = countries.find(isCalled(last))?.code ?? last
      const region = parts.slice(0, -1).join(', ')
      return region === '' ? { country } : { country, region }
    })
}
