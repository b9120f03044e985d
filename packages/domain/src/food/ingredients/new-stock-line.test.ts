import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { allAllergens, unknownAllergens } from '../allergens/all-allergens.ts'
import { newStockLine, stockLineOf } from './new-stock-line.ts'
import { StockLine } from './stock-line.ts'

const common = newCommonFields('anna', { seconds: 1, nanoseconds: 0 })

test('[AL3] a new stock line is valid and knows no allergen', () => {
  const line = newStockLine({ name: 'Ramps', category: 'greengrocery', stockUnit: 'kg' }, common)
  expect(StockLine.parse(line).allergens).toEqual(unknownAllergens())
})

test('[UN5] a line taken from the catalogue keeps what is known of the food', () => {
  const conversions = [
    {
      from: { amount: '1', unit: 'cup' as const },
      to: { amount: '150', unit: 'g' as const },
      note: '',
      source: 'scales',
    },
  ]
  const ingredient = {
    name: 'Flour',
    category: 'dry store' as const,
    allergens: { ...allAllergens('no'), gluten: 'contains' as const },
    namedAllergens: { wheat: 'contains' as const },
    conversions,
    yields: [{ preparation: 'sifted', pct: '0.99', note: '' }],
    gtins: [],
  }
  expect(
    StockLine.parse(stockLineOf({ ingredientId: 'flour', ingredient, stockUnit: 'kg' }, common)),
  ).toMatchObject({
    ingredientId: 'flour',
    conversions,
    namedAllergens: { wheat: 'contains' },
    yields: [{ preparation: 'sifted', pct: '0.99', gainsWeight: false }],
  })
})

test('[YL5] a yield above 1 is for what gains weight, up to 10', () => {
  const line = newStockLine({ name: 'Rice', category: 'grains and pulses', stockUnit: 'kg' }, common)
  const accepts = (pct: string, gainsWeight: boolean): boolean =>
    StockLine.safeParse({ ...line, yields: [{ preparation: 'boiled', pct, gainsWeight }] }).success
  expect([
    accepts('3', true),
    accepts('1.2', false),
    accepts('10.1', true),
    accepts('0', true),
    accepts('1', false),
  ]).toEqual([true, false, false, false, true])
})
