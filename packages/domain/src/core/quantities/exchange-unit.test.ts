import { describe, expect, test } from 'vitest'
import { exchangeCode, readExchangeUnits, unitOfExchangeCode } from './exchange-unit.ts'
import { exchangeUnits } from './exchange-units.table.ts'
import { Unit } from './unit.ts'

describe('units in exchange', () => {
  test('[UN8] kilogram: KGM', () => expect(exchangeCode('kg')).toBe('KGM'))
  test('[UN8] imperial fl oz: OZI', () => expect(exchangeCode('impfloz')).toBe('OZI'))
  test.each([
    ['GRM', 'g'],
    ['MGM', 'mg'],
    ['TNE', 'tonne'],
    ['LTR', 'l'],
    ['MLT', 'ml'],
    ['CLT', 'cl'],
    ['DLT', 'dl'],
    ['ONZ', 'oz'],
    ['LBR', 'lb'],
    ['GLL', 'usgal'],
    ['QT', 'usqt'],
    ['PTL', 'uspt'],
    ['OZA', 'usfloz'],
    ['GLI', 'impgal'],
    ['C62', 'one'],
    ['H87', 'piece'],
    ['HUR', 'hour'],
    ['XBX', 'box'],
    ['XCS', 'case'],
    ['XBG', 'bag'],
    ['XBO', 'bottle'],
    ['XCT', 'carton'],
    ['XPX', 'pallet'],
  ])('[UN8] %s is %s, there and back', (code, unit) => {
    expect(unitOfExchangeCode(code)).toBe(unit)
    expect(exchangeCode(unit)).toBe(code)
  })
  test('[UN8] unknown code: refuse the line, keep the rest', () => {
    const [good, bad] = [
      { unitCode: 'KGM', name: 'flour' },
      { unitCode: 'ZZZ', name: 'salt' },
    ]
    expect(readExchangeUnits([bad, good])).toEqual({ lines: [{ line: good, unit: 'kg' }], refused: [bad] })
  })
  test('[UN8] codes are read as written, and a bunch has none', () => {
    expect([unitOfExchangeCode('kgm'), exchangeCode('bunch'), exchangeCode('toString')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  test('[UN8] apart from tonne, one and hour, what has a code is a unit of the kitchen', () =>
    expect(Object.keys(exchangeUnits).filter((name) => !Unit.safeParse(name).success)).toEqual([
      'tonne',
      'one',
      'hour',
    ]))
})
