import { expect, test } from 'vitest'
import { describeAmount } from './describe-quantity.ts'
import { exactFromDecimal as exact } from './exact.ts'

test('[UN11] the smaller an amount, the more places it shows, and nothing is never "-0"', () => {
  const shown = ['2469.5', '12.345', '0.0256', '0.0000251'].map(
    (value) => describeAmount(exact(value), 'g').amount,
  )
  expect(shown).toEqual(['2470', '12.35', '0.026', '0.000025'])
  expect(describeAmount(exact('-0.4'), 'g', 0)).toEqual({ amount: '0', unit: 'g', isExact: false })
})
