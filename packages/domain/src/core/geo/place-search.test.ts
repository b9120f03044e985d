import { describe, expect, test } from 'vitest'
import { foldName } from '../text/fold-name.ts'
import { findTowns, readPlaceQuery } from './place-search.ts'

const point = { latitude: 1, longitude: 2 }
const towns = [
  ['Leeds', 'GB', 'England'],
  ['Leeds', 'US', 'Alabama'],
  ['Leed', 'US', 'Maine'],
  ['Leedstown', 'GB', 'England'],
  ['Lisbon', 'PT', 'Lisbon'],
  ['Lisbon', 'US', 'Ohio'],
  ['Munich', 'DE', 'Bavaria'],
]
  .map(([name = '', country = '', region = '']) => ({ key: foldName(name), name, country, region, point }))
  .toSorted((one, other) => (one.key < other.key ? -1 : 1))

const found = (typed: string, country?: string) =>
  findTowns(towns, typed, country).map((place) => `${place.name} ${place.country}`)

describe('a town that is typed', () => {
  test('comes from the own country first, whole before longer', () => {
    expect(found('leeds', 'GB')).toEqual(['Leeds GB', 'Leedstown GB', 'Leeds US'])
    expect(found('leed', 'US')).toEqual(['Leed US', 'Leeds US', 'Leeds GB', 'Leedstown GB'])
  })

  test('may have its postcode before or behind it', () => {
    expect(found('LS1 4AP Leeds', 'GB')[0]).toBe('Leeds GB')
    expect(found('1200-068 Lisboa', 'PT')[0]).toBe('Lisbon PT')
    expect(found('80331 München')).toEqual(['Munich DE'])
    expect(readPlaceQuery('LS1 4AP').names).toEqual([])
  })

  test('may have its region or country behind a comma', () => {
    expect(found('Leeds, Alabama', 'GB')).toEqual(['Leeds US'])
    expect(found('Lisbon, us')).toEqual(['Lisbon US'])
  })

  test('is found by its name in other languages, from the third letter on', () => {
    expect(found('lissab')).toEqual(['Lisbon PT', 'Lisbon US'])
    expect(found('monaco di')).toEqual(['Munich DE'])
    expect(readPlaceQuery('ro').names).toEqual(['ro'])
  })

  test('is not found where there are only digits or signs', () => {
    expect(found('12345')).toEqual([])
    expect(found('  ,, ')).toEqual([])
  })
})
