import { expect, test } from 'vitest'
import { describeAmount, describeQuantity } from './describe-quantity.ts'
import { exactFromDecimal as exact } from './exact.ts'

test('[UN11] the smaller an amount, the more places it shows, and nothing is never "-0"', () => {
  const shown = ['2469.5', '12.345', '0.0256', '0.0000251'].map(
    (value) => describeAmount(exact(value), 'g').amount,
  )
  expect(shown).toEqual(['2470', '12.35', '0.026', '0.000025'])
  expect(describeAmount(exact('-0.4'), 'g', 0)).toEqual({ amount: '0', unit: 'g', isExact: false })
})

test('[UN11] on the edge of a size the fewer places count, and a sign does not', () => {
  const shown = ['100.4', '99.996', '1.005', '0.9996', '0.00151', '0.00099', '-100.4'].map(
    (value) => describeAmount(exact(value), 'g').amount,
  )
  expect(shown).toEqual(['100', '100', '1.01', '1', '0.002', '0.00099', '-100'])
  expect(['100', '1', '0.001'].map((value) => describeAmount(exact(value), 'g'))).toEqual([
    { amount: '100', unit: 'g', isExact: true },
    { amount: '1', unit: 'g', isExact: true },
    { amount: '0.001', unit: 'g', isExact: true },
  ])
})

test('a stored quantity is shown with the digits that were entered', () => {
  expect(describeQuantity({ amount: '0.125', unit: 'kg' })).toEqual({
    amount: '0.125',
    unit: 'kg',
    isExact: true,
  })
})
