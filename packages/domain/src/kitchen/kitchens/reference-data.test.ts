import { describe, expect, test } from 'vitest'
import { Country } from '../../core/geo/address.ts'
import { CERTIFICATE_KINDS } from '../../people/career/certificate-kinds.table.ts'
import { Certificate } from '../../people/career/certificate.ts'
import { Professional } from '../../people/profiles/professional.ts'
import { BRIGADE } from '../../access/positions/brigade.table.ts'
import { CUISINES } from './cuisines.table.ts'
import { occupationalCategory, occupationOf } from '../../access/positions/occupation.ts'
import { ESCO_OCCUPATIONS } from '../../access/positions/occupations.table.ts'
import { positions } from '../../access/positions/positions.ts'
import { StationKind } from '../../access/stations/station.ts'

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index)

describe('positions and stations', () => {
  test('every position but "other" has an occupation of four digits', () => {
    const codes = positions.map((position) => occupationOf(position)?.code)
    expect(codes.filter((code) => code === undefined || !/^\d{4}$/.test(code))).toEqual([undefined])
    expect(occupationOf('sous chef')).toEqual({ code: '3434', name: 'Chefs' })
    expect(occupationOf('other')).toBeUndefined()
  })

  test('an occupation is told with its classification; none is told for "other"', () => {
    expect(occupationalCategory('bartender')).toEqual({
      occupationalCategory: [
        { '@type': 'CategoryCode', inCodeSet: 'ISCO-08', codeValue: '5132', name: 'Bartenders' },
      ],
    })
    expect(occupationalCategory('other')).toEqual({})
  })

  test('a position that is an occupation of ESCO has its address too', () => {
    const porter = occupationalCategory('porter')['occupationalCategory']
    expect(porter).toMatchObject([
      { inCodeSet: 'ISCO-08', codeValue: '9412' },
      {
        inCodeSet: 'ESCO',
        codeValue: 'http://data.europa.eu/esco/occupation/f756fdab-7726-4c48-bfcc-94ff8810fc08',
        name: 'kitchen porter',
      },
    ])
    const uris = Object.values(ESCO_OCCUPATIONS).map(({ uri }) => uri)
    expect(uris.every((uri) => /^http:\/\/data\.europa\.eu\/esco\/occupation\/[\da-f-]{36}$/.test(uri))).toBe(
      true,
    )
  })

  test('each station has one cook of the brigade', () => {
    expect(BRIGADE.map(({ station }) => station)).toEqual(StationKind.options)
    expect(twice(BRIGADE.map(({ title }) => title))).toEqual([])
  })
})

describe('cuisines', () => {
  test('each once, in order, and short enough for a card', () => {
    expect(CUISINES).toEqual([...new Set(CUISINES)].toSorted((one, other) => one.localeCompare(other, 'en')))
    const cuisine = Professional.shape.cuisines.element
    expect(CUISINES.filter((name) => !cuisine.safeParse(name).success)).toEqual([])
  })
})

describe('certificates', () => {
  test('each once in its country, with a source, and a name that fits the document', () => {
    expect(twice(CERTIFICATE_KINDS.map(({ country, name }) => `${country ?? '*'} ${name}`))).toEqual([])
    const name = Certificate.shape.name
    const odd = CERTIFICATE_KINDS.filter(
      (kind) =>
        !name.safeParse(kind.name).success ||
        (kind.country !== undefined && !Country.safeParse(kind.country).success) ||
        kind.source === '' ||
        (kind.validYears ?? 1) <= 0,
    )
    expect(odd).toEqual([])
  })
})
