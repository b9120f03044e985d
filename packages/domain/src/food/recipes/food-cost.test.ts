import { describe, expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { foodCost, targetPrice } from './food-cost.ts'
import { shown } from '../../../testing/costed-kitchen.ts'

describe('food cost', () => {
  test('[CO1] 3.80 of net 14.00 is 27.14 %, margin 10.20', () => {
    const food = foodCost(exact('380'), { minor: 1400, currency: 'EUR' })
    expect([food && roundToText(food.pct, 2), shown(food?.margin)]).toEqual(['27.14', '10.20'])
  })
  test('[CO1] a price of zero has no food cost', () =>
    expect(foodCost(exact('380'), { minor: 0, currency: 'EUR' })).toBeUndefined())
  test('[CO1] a cost above the price leaves a margin below zero', () =>
    expect(shown(foodCost(exact('500'), { minor: 400, currency: 'EUR' })?.margin)).toBe('-1.00'))
  test('[CO3] 4.20 at 28 % is 15.00; 3.10 at 30 % is 10.33', () =>
    expect([shown(targetPrice(exact('420'), '28')), shown(targetPrice(exact('310'), '30'))]).toEqual([
      '15.00',
      '10.33',
    ]))
})
