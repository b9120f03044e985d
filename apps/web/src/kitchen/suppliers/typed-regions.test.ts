import { expect, test } from 'vitest'
import { countriesIn } from '../../lib/location/countries.ts'
import { regionsFromTyped, regionsText } from './typed-regions.ts'

const countries = countriesIn('en-GB')

test('regions are read by the name of their country, or by its code, and said again as they were meant', () => {
  const regions = regionsFromTyped('Lisbon, Portugal\n\n spain \nLos Angeles, Santa Barbara, US', countries)
  expect(regions).toEqual([
    { country: 'PT', region: 'Lisbon' },
    { country: 'ES' },
    { country: 'US', region: 'Los Angeles, Santa Barbara' },
  ])
  expect(regionsText(regions, countries)).toBe(
    'Lisbon, Portugal\nSpain\nLos Angeles, Santa Barbara, United States',
  )
})

test('a comma may be an Arabic one', () => {
  expect(regionsFromTyped('لشبونة، البرتغال', countriesIn('ar'))).toEqual([
    { country: 'PT', region: 'لشبونة' },
  ])
})

test('what names no country is kept as it was typed, for the schema to refuse', () => {
  expect(regionsFromTyped('Lisbon', countries)).toEqual([{ country: 'Lisbon' }])
})
