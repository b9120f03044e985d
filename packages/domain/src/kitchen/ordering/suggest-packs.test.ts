import { describe, expect, test } from 'vitest'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { fewestPacks, nearestToPar, type Shelved, suggestedPacks } from './suggest-packs.ts'

const shelved = (onHand: number, more: Partial<Shelved['line']> = {}): Shelved => ({
  line: { stockUnit: 'g', conversions: [], par: '24000', ...more },
  onHand: exactFromInt(onHand),
  onOrder: exactFromInt(6000),
})
const sixKilos = { pack: { count: 1, size: { amount: '6', unit: 'kg' } }, minPacks: 1, multiple: 1 } as const

describe('a basket filled by itself', () => {
  test('[OR5] [OR6] what is missing to par, in the supplier’s unit, in whole packs', () => {
    expect(suggestedPacks(shelved(7000), sixKilos, 'below')?.packs).toBe(2)
    expect(suggestedPacks(shelved(20_000), sixKilos, 'below')?.packs).toBe(0)
    expect(suggestedPacks(shelved(7000), { ...sixKilos, minPacks: 3 }, 'below')?.packs).toBe(3)
  })

  test('[OR2] stays under the maximum, and says where it cannot', () => {
    const tight = shelved(7000, { max: '20000' })
    expect(suggestedPacks(tight, sixKilos, 'below')).toMatchObject({ packs: 1, passesMaximum: false })
    expect(suggestedPacks(tight, sixKilos, 'above')).toMatchObject({ packs: 2, passesMaximum: true })
  })

  test('[OR5] what is on its way in pounds leaves no decimal of a kilogram, and is suggested all the same', () => {
    const fivePounds = exactFromDecimal('2.26796185')
    const inKilos = { ...shelved(0, { stockUnit: 'kg', par: '24' }), onOrder: fivePounds }
    expect(suggestedPacks(inKilos, sixKilos, 'below')?.packs).toBe(4)
  })

  test('[OR2] [ST9] stock below zero is brought up to par, and still stays under the maximum', () => {
    const short = { ...shelved(-13_000, { max: '24000' }), onOrder: exactFromInt(0) }
    expect(suggestedPacks(short, { ...sixKilos, minPacks: 1 }, 'below')).toMatchObject({ packs: 6 })
    expect(suggestedPacks(short, sixKilos, 'above')).toMatchObject({ packs: 7, passesMaximum: true })
  })

  test('nothing where no par is set, or nothing says what a pack weighs', () => {
    expect(suggestedPacks(shelved(0, { par: undefined }), sixKilos, 'below')).toBeUndefined()
    expect(suggestedPacks(shelved(0, { stockUnit: 'piece' }), sixKilos, 'below')).toBeUndefined()
  })

  test.each([
    [1, 1, 1],
    [5, 1, 5],
    [5, 6, 6],
    [6, 6, 6],
    [7, 6, 12],
  ])('[OR1] a minimum of %d packs, sold by %d, begins with %d', (minPacks, multiple, packs) => {
    expect(fewestPacks({ minPacks, multiple })).toBe(packs)
  })

  test('to reach a minimum the emptiest lines are offered first', () => {
    const lines = [24_000, 12_000, 18_000].map((have) => ({ have, shelved: shelved(have) }))
    expect(nearestToPar(lines, 2).map(({ have }) => have)).toEqual([12_000, 18_000])
  })
})
