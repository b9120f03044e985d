import { describe, expect, test } from 'vitest'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { costOfSales, pctOfSales, type SalesSpan } from './cost-of-sales.ts'
import { primeCost } from './prime-cost.ts'

const nothing = exactFromInt(0)
const span: SalesSpan = {
  openingStock: exactFromInt(12_500),
  purchases: exactFromInt(34_000),
  transfersIn: nothing,
  transfersOut: nothing,
  staffMeals: nothing,
  closingStock: exactFromInt(11_800),
}
const sales = exactFromInt(112_000)
const pct = (cost: Parameters<typeof pctOfSales>[0]) => {
  const share = pctOfSales(cost, sales)
  return share === undefined ? share : roundToText(share, 2)
}

describe('cost of sales', () => {
  test('[CO2] 12,500 + 34,000 − 11,800, no transfers: 34,700; 30.98 % of 112,000 sales', () => {
    expect(roundToText(costOfSales(span), 0)).toBe('34700')
    expect(pct(costOfSales(span))).toBe('30.98')
  })
  test('[CO2] transfers in add, transfers out and staff meals do not', () => {
    const moved = {
      ...span,
      transfersIn: exactFromInt(700),
      transfersOut: exactFromInt(50),
      staffMeals: exactFromInt(400),
    }
    expect(roundToText(costOfSales(moved), 0)).toBe('34950')
  })
  test('[CO2] without sales there is no share of them', () =>
    expect(pctOfSales(costOfSales(span), nothing)).toBeUndefined())

  test('[CO4] 34,700 + 36,000 on 112,000: 70,700; 63.13 %', () => {
    const cost = primeCost(costOfSales(span), exactFromInt(36_000))
    expect([roundToText(cost, 0), pct(cost)]).toEqual(['70700', '63.13'])
  })
})
