import { describe, expect, test } from 'vitest'
import { kitchen, needs, price, qty, recipe, shown, uses } from '../../../testing/costed-kitchen.ts'
import { mostPricesMissing } from './prices-missing.ts'
import { recipeCost } from './recipe-cost.ts'

const GRAM = qty('100', 'g')
const foods = { a: {}, b: {}, c: {}, d: {} }
const priced = (...names: readonly string[]) => names.map((name) => price(name, 100, qty('1', 'kg')))
const missing = (lines: Parameters<typeof recipe>[0], prices = priced('a')) => {
  const cost = recipeCost('dish', kitchen({ recipes: { dish: recipe(lines) }, stockLines: foods, prices }))
  return cost && mostPricesMissing(cost)
}

describe('a total of which most is missing', () => {
  test('[CO8] two of three prices missing: no total, but "2 of 3"', () =>
    expect(missing([needs('a', GRAM), needs('b', GRAM), needs('c', GRAM)])).toEqual({ missing: 2, of: 3 }))
  test('[CO8] exactly half is enough for a total that says "at least"', () =>
    expect(missing([needs('a', GRAM), needs('b', GRAM)])).toBeUndefined())
  test('[CO8] a pinch of salt is not counted', () =>
    expect(
      missing([needs('a', GRAM), needs('b', GRAM, { amount: { kind: 'words', words: 'a pinch' } })]),
    ).toBeUndefined())
  test('[CO8] a part of which most is missing is missing', () => {
    const sources = kitchen({
      recipes: {
        dish: recipe([uses('part', qty('1', 'piece')), needs('a', GRAM), needs('b', GRAM)]),
        part: recipe([needs('c', GRAM)]),
      },
      stockLines: foods,
      prices: priced('a'),
    })
    const cost = recipeCost('dish', sources)
    expect(cost && mostPricesMissing(cost)).toEqual({ missing: 2, of: 3 })
  })
})

describe('what costs nothing', () => {
  const soup = (stockLines: NonNullable<Parameters<typeof kitchen>[0]['stockLines']>, prices = priced('a')) =>
    recipeCost(
      'dish',
      kitchen({
        recipes: { dish: recipe([needs('a', GRAM), needs('tap', qty('1', 'l'))]) },
        stockLines,
        prices,
      }),
    )

  test('[CO7] water is free: nothing is missing', () => {
    const cost = soup({ tap: { ingredientId: 'water' } })
    expect([shown(cost?.batch.from), cost?.isAtLeast]).toEqual(['0.10', false])
  })
  test('[CO7] water is free in any amount, and in none', () => {
    const lines = [needs('tap', GRAM, { amount: { kind: 'words', words: 'to cover' } })]
    const sources = kitchen({
      recipes: { dish: recipe(lines) },
      stockLines: { tap: { ingredientId: 'water' } },
    })
    expect(recipeCost('dish', sources)?.missing.size).toBe(0)
  })
  test('[CO7] a kitchen that pays for its water costs it', () =>
    expect(
      shown(
        soup({ tap: { ingredientId: 'water' } }, [...priced('a'), price('tap', 50, qty('1', 'l'))])?.batch
          .from,
      ),
    ).toBe('0.60'))
  test('[CO7] a kitchen may say that its water is not free: then it has no price', () =>
    expect(soup({ tap: { ingredientId: 'water', isFree: false } })?.isAtLeast).toBe(true))
  test('[CO7] what a kitchen ticks as free costs nothing, whatever price stands there', () =>
    expect(
      shown(soup({ tap: { isFree: true } }, [...priced('a'), price('tap', 50, qty('1', 'l'))])?.batch.from),
    ).toBe('0.10'))
  test('[CO7] everything else without a price is unknown', () =>
    expect(soup({ tap: {} })?.isAtLeast).toBe(true))
})
