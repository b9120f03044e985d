import { describe, expect, test } from 'vitest'
import { rollUpAnswers } from './food/allergens/allergen-rollup.ts'
import { menuEngineering } from './kitchen/menus/menu-engineering.ts'
import { moneyText, netOfVat, splitMoney } from './core/money/money-arithmetic.ts'
import { unitPrice } from './core/money/unit-price.ts'
import { orderQuantity } from './kitchen/ordering/order-quantity.ts'
import { toMake } from './kitchen/preparation/to-make.ts'
import { convert } from './core/quantities/convert.ts'
import { exactFromDecimal as exact } from './core/quantities/exact.ts'
import { roundToText } from './core/quantities/round.ts'
import { foodCost, targetPrice } from './food/recipes/food-cost.ts'
import { batchesOf } from './food/recipes/recipe-factor.ts'
import { boughtFromUsable, chainYields, costPerUsableUnit, yieldFromWaste } from './food/recipes/yield.ts'
import { judgeCooling } from './kitchen/safety/judge-cooling.ts'
import { limitsOf } from './kitchen/safety/safety-limits.ts'

/** The examples of the package's README, run; what stands there stands here too, letter by letter. */
describe('the guide', () => {
  test('[UN5] weights and measures', () => {
    const aPound = convert({ amount: '1', unit: 'lb' }, 'g')
    expect(aPound).toEqual(exact('453.59237'))

    const flour = { amount: '2', unit: 'uscup' } as const
    expect(convert(flour, 'g')).toBe('not-convertible')

    const weighed = [{ from: { amount: '1', unit: 'uscup' }, to: { amount: '125', unit: 'g' } }] as const
    expect(convert(flour, 'g', weighed)).toEqual(exact('250'))
  })

  test('[YL4] buying for the peelings', () => {
    const peeled = yieldFromWaste('19')
    expect(peeled).toEqual({ ok: true, share: exact('0.81') })

    expect(roundToText(boughtFromUsable(exact('2000'), exact('0.81')), 2)).toBe('2469.14')
    expect(roundToText(costPerUsableUnit(exact('3.20'), exact('0.81')), 2)).toBe('3.95')
    expect(chainYields([exact('0.90'), exact('0.75')])).toEqual(exact('0.675'))
  })

  test('[MO2] what a portion costs', () => {
    const caseOfBeef = { count: 4, size: { amount: '2.5', unit: 'kg' } } as const
    const perKg = unitPrice({ minor: 9500, currency: 'EUR' }, caseOfBeef)
    expect(roundToText(perKg.mul(exact('0.160')), 0)).toBe('152')
  })

  test('[RC4] a fifth of the béchamel', () => {
    const bechamel = { yield: { amount: '2', unit: 'l' } } as const
    expect(batchesOf({ amount: '400', unit: 'ml' }, bechamel)).toEqual(exact('0.2'))
    expect(batchesOf({ amount: '400', unit: 'g' }, bechamel)).toBe('not-convertible')
  })

  test('[CO1] what it has to sell for', () => {
    const { net } = netOfVat({ minor: 1680, currency: 'EUR' }, '20')
    expect(moneyText(net)).toBe('14.00')

    const food = foodCost(exact('380'), net)
    expect(food && roundToText(food.pct, 2)).toBe('27.14')
    expect(roundToText(targetPrice(exact('420'), '28'), 0)).toBe('1500')
  })

  test('[MO4] a bill that adds up', () => {
    const three = splitMoney({ minor: 1000, currency: 'EUR' }, [exact('1'), exact('1'), exact('1')])
    expect(three.map(moneyText)).toEqual(['3.34', '3.33', '3.33'])
  })

  test('[ME3] what the menu does', () => {
    const menu = menuEngineering([
      { id: 'duck', margin: exact('16'), sold: 120 },
      { id: 'risotto', margin: exact('13.5'), sold: 90 },
      { id: 'burger', margin: exact('9'), sold: 150 },
      { id: 'turbot', margin: exact('18'), sold: 40 },
    ])
    expect(menu?.items.map(({ menuClass }) => menuClass)).toEqual(['star', 'star', 'plowhorse', 'puzzle'])
  })

  test('[AL3] what is in it', () => {
    expect(rollUpAnswers(['no', 'may', 'contains'])).toBe('contains')
    expect(rollUpAnswers(['no', 'may', 'unknown'])).toBe('unknown')
    expect(rollUpAnswers(['no', 'may', 'no'])).toBe('may')
  })

  test('[PR1] what to make', () => {
    const caramels = { unit: 'piece', par: '40', onHand: '12', alreadyPrepared: '8', batch: '6' } as const
    expect(toMake({ ...caramels, rounding: 'up' })?.amount).toBe('24')
    expect(toMake({ ...caramels, rounding: 'down' })?.amount).toBe('18')
  })

  test('[OR1] what to order', () => {
    const threes = { pack: exact('3'), minimum: exact('15') }
    expect(orderQuantity(exact('16'), threes)).toMatchObject({ packs: 6, quantity: exact('18') })
    expect(orderQuantity(exact('0.3'), { pack: exact('0.1') }).packs).toBe(3)
  })

  test('[SF-FDA3] whether it cooled in time', () => {
    const cooling = limitsOf('FDA')?.cooling
    const at = (minute: number, value: string) =>
      ({ atMs: minute * 60_000, temperature: { value, unit: 'C' } }) as const

    const proven = [at(0, '57.0'), at(120, '21.0'), at(360, '5.0')]
    expect(cooling && judgeCooling(proven, cooling).verdict).toBe('passed')

    const forgotten = [at(0, '57.0'), at(120, '21.0')]
    expect(cooling && judgeCooling(forgotten, cooling).verdict).toBe('not proven')
  })
})
