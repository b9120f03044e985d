import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { menuEngineering, type SoldItem } from './menu-engineering.ts'

const item = (id: string, margin: string, sold: number): SoldItem => ({
  id,
  margin: exactFromDecimal(margin),
  sold,
})
/** Price less cost: A 24/8, B 18/4.50, C 15/6, D 30/12. */
const menu = [item('A', '16', 120), item('B', '13.5', 90), item('C', '9', 150), item('D', '18', 40)]
const classes = (items: readonly SoldItem[], mode?: 'weighted' | 'plain') =>
  menuEngineering(items, mode)?.items.map(({ id, menuClass }) => `${id} ${menuClass}`)

describe('menu engineering', () => {
  test('[ME1] 10 items, 1000 sold: line is 70 units', () => {
    const ten = Array.from({ length: 10 }, (_, index) => item(String(index), '1', 100))
    expect(menuEngineering(ten)?.popularUnits.equals(70)).toBe(true)
  })
  test('[ME1] 4 items, 400 sold: line is 17.5 %, 70 units', () => {
    const found = menuEngineering(menu)
    expect(found?.popularShare.equals('0.175')).toBe(true)
    expect(found?.popularUnits.equals(70)).toBe(true)
  })
  test('[ME2] weighted 13.0125, plain 14.125', () => {
    const line = (mode?: 'plain') => menuEngineering(menu, mode)?.marginLine ?? exactFromInt(0)
    expect([decimalFromExact(line()), decimalFromExact(line('plain'))]).toEqual(['13.0125', '14.125'])
    expect(menuEngineering(menu)?.mode).toBe('weighted')
  })
  test('[ME3] items of ME2, weighted: A Star, B Star, C Plowhorse, D Puzzle', () =>
    expect(classes(menu)).toEqual(['A star', 'B star', 'C plowhorse', 'D puzzle']))
  test('[ME3] same, plain mean: B Plowhorse', () =>
    expect(classes(menu, 'plain')).toEqual(['A star', 'B plowhorse', 'C plowhorse', 'D puzzle']))
  test('[ME3] neither popular nor of high margin is a Dog', () =>
    expect(classes([...menu, item('E', '2', 1)])).toContain('E dog'))
  test('[ME4] share exactly 17.5 %, n = 4: popular', () => {
    const exactly = [item('A', '1', 70), item('B', '1', 110), item('C', '1', 110), item('D', '1', 110)]
    expect(menuEngineering(exactly)?.items[0]?.isPopular).toBe(true)
    const below = [item('A', '1', 69), item('B', '1', 111), item('C', '1', 110), item('D', '1', 110)]
    expect(menuEngineering(below)?.items[0]?.isPopular).toBe(false)
  })
  test('[ME4] a margin exactly on the line is high', () =>
    expect(classes([item('A', '7', 5), item('B', '7', 5)])).toEqual(['A star', 'B star']))
  test('[ME2] nothing sold, nothing to compare', () => {
    expect(menuEngineering([])).toBeUndefined()
    expect(menuEngineering([item('A', '7', 0)])).toBeUndefined()
  })
  test('[ME3] on every menu some item is popular and some margin is high', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: -500, max: 3000 }), fc.integer({ min: 0, max: 300 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(some, fc.constantFrom('weighted' as const, 'plain' as const), (pairs, mode) => {
        const found = menuEngineering(
          pairs.map(([margin, sold], index) => item(String(index), String(margin), sold)),
          mode,
        )
        if (found === undefined) return
        expect(found.items.some(({ isPopular }) => isPopular)).toBe(true)
        expect(found.items.some(({ isHighMargin }) => isHighMargin)).toBe(true)
      }),
    )
  })
})
