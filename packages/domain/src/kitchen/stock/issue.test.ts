import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { averageIssue } from './average-issue.ts'
import { fifoIssue } from './fifo-issue.ts'
import type { StockIssue, StockLayer } from './stock-issue.ts'

const layer = (quantity: number, unitCost: number): StockLayer => ({
  quantity: exactFromInt(quantity),
  unitCost: exactFromInt(unitCost),
})
const layers = [layer(10, 200), layer(10, 260)]
const cents = ({ cost }: StockIssue) => roundToText(cost, 2)
const amounts = ({ left }: StockIssue) =>
  left.map(({ quantity, unitCost }) => [roundToText(quantity, 0), roundToText(unitCost, 0)])

describe('issue', () => {
  test('[ST5] 10 @ 2.00 then 10 @ 2.60, issue 15: 33.00', () => {
    const issue = fifoIssue(layers, exactFromInt(15))
    expect([cents(issue), amounts(issue)]).toEqual(['3300.00', [['5', '260']]])
  })
  test('[ST5] a whole layer leaves the next one whole', () =>
    expect(amounts(fifoIssue(layers, exactFromInt(10)))).toEqual([['10', '260']]))
  test('[ST6] 10 @ 2.00 and 10 @ 2.60, issue 15: 34.50', () => {
    const issue = averageIssue(layers, exactFromInt(15))
    expect([cents(issue), amounts(issue)]).toEqual(['3450.00', [['5', '230']]])
  })
  test('[ST6] the average is not rounded: 1 of 3 for 1.00, three times, is 1.00', () => {
    const thirds = [{ quantity: exactFromInt(3), unitCost: exactFromInt(100).div(3) }]
    expect(averageIssue(thirds, exactFromInt(1)).cost.mul(3).equals(100)).toBe(true)
  })
  test.each([fifoIssue, averageIssue])(
    '[ST9] what is issued beyond the layers has no cost that is known',
    (issue) => {
      const beyond = issue(layers, exactFromInt(23))
      expect([cents(beyond), roundToText(beyond.uncosted, 0), beyond.left]).toEqual(['4600.00', '3', []])
      expect(roundToText(issue([], exactFromInt(2)).uncosted, 0)).toBe('2')
    },
  )
  test.each([
    ['ST5', fifoIssue],
    ['ST6', averageIssue],
  ] as const)('[%s] cost and what is left always add up to the value that was there', (_, issue) => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 900 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 400 }), (pairs, quantity) => {
        const stock = pairs.map(([amount, cost]) => layer(amount, cost))
        const { cost, left, uncosted } = issue(stock, exactFromInt(quantity))
        const value = (all: readonly StockLayer[]) =>
          all.reduce((sum, one) => sum.add(one.quantity.mul(one.unitCost)), exactFromInt(0))
        const count = (all: readonly StockLayer[]) =>
          all.reduce((sum, one) => sum.add(one.quantity), exactFromInt(0))
        expect(cost.add(value(left)).equals(value(stock))).toBe(true)
        expect(count(stock).add(uncosted).equals(count(left).add(quantity))).toBe(true)
      }),
    )
  })
})
