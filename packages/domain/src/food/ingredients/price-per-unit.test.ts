import { describe, expect, test } from 'vitest'
import { NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { comparingUnit, packInUnit, pricePerUnit } from './price-per-unit.ts'

const bags = {
  price: { minor: 1450, currency: 'EUR' },
  pack: { count: 2, size: { amount: '5', unit: 'kg' } },
} as const
const cup = { from: { amount: '1', unit: 'cup' }, to: { amount: '130', unit: 'g' } } as const

describe('the price of one unit', () => {
  test('[MO2] is the pack price over what the pack holds, exactly', () => {
    expect(pricePerUnit(bags, 'kg', [])).toEqual(exactFromInt(145))
    expect(pricePerUnit(bags, 'g', [])).toEqual(exactFromDecimal('0.145'))
  })

  test('[UN5] needs a fact of the food between mass and volume', () => {
    expect(pricePerUnit(bags, 'l', [])).toBe(NOT_CONVERTIBLE)
    // 1 l = 4 cups of 250 ml = 520 g, at 1.45 a kilogram.
    expect(pricePerUnit(bags, 'l', [cup])).toEqual(exactFromDecimal('75.4'))
  })

  test.each([
    ['g', 'kg'],
    ['oz', 'lb'],
    ['ml', 'l'],
    ['bunch', 'bunch'],
  ] as const)('is compared per large unit: %s in %s', (stockUnit, unit) => {
    expect(comparingUnit(stockUnit)).toBe(unit)
  })
})

test('[UN12] 12 heads of celery are told as 0.48 kg where a piece weighs 40 g', () => {
  const celery = {
    stockUnit: 'kg',
    conversions: [{ from: { amount: '1', unit: 'piece' }, to: { amount: '40', unit: 'g' } }],
  } as const
  expect(packInUnit({ count: 1, size: { amount: '12', unit: 'piece' } }, celery)).toEqual({
    amount: '0.48',
    unit: 'kg',
  })
  expect(packInUnit({ count: 2, size: { amount: '5', unit: 'kg' } }, celery)).toBeUndefined()
  expect(packInUnit({ count: 1, size: { amount: '1', unit: 'case' } }, celery)).toBeUndefined()
})
