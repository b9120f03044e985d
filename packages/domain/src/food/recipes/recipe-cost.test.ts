import { describe, expect, test } from 'vitest'
import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { recipeCost } from './recipe-cost.ts'
import {
  qty,
  noon,
  needs,
  uses,
  recipe,
  price,
  kitchen,
  shown,
  batch,
  whyUnknown,
  butter,
} from '../../../testing/costed-kitchen.ts'

describe('one recipe', () => {
  test('[MO2] 160 g of a pack of 1 kg at 9.50 cost 1.52', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('beef', qty('160', 'g'))]) },
      prices: [price('beef', 950, qty('1', 'kg'))],
    })
    expect(moneyFromExact(recipeCost('dish', sources)?.batch.from ?? exact('0'), 'EUR').minor).toBe(152)
  })

  test('[CO6] a line names its supplier, its price and the day of it', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('butter', qty('250', 'g'))]) },
      prices: [butter],
    })
    expect(recipeCost('dish', sources)?.lines[0]).toMatchObject({
      kind: 'known',
      source: {
        kind: 'price',
        priceLineId: 'p0',
        supplierName: 'Market',
        priceAt: noon,
        price: { minor: 800, currency: 'EUR' },
        unit: 'kg',
      },
    })
  })

  test('[CO6] lines of 1.60 and 0.90 and one without price are at least 2.50, 1 price missing', () => {
    const lines = [
      needs('butter', qty('200', 'g')),
      needs('sugar', qty('900', 'g')),
      needs('salt', qty('5', 'g')),
    ]
    const sources = kitchen({
      recipes: { dish: recipe(lines) },
      stockLines: { salt: {} },
      prices: [butter, price('sugar', 100, qty('1', 'kg'))],
    })
    const cost = recipeCost('dish', sources)
    expect([shown(cost?.batch.from), cost?.isAtLeast, cost?.missing.size]).toEqual(['2.50', true, 1])
    expect([...(cost?.missing.values() ?? [])]).toEqual([
      { recipeId: 'dish', lineKey: 'salt', name: 'salt', stockLineId: 'salt', why: { reason: 'no-price' } },
    ])
  })

  test('[CO6] one price that two recipes need is missing once', () => {
    const recipes = {
      dough: recipe([needs('salt', qty('5', 'g'))]),
      dish: recipe([needs('salt', qty('1', 'g')), uses('dough', qty('1', 'piece'))]),
    }
    expect(recipeCost('dish', kitchen({ recipes, stockLines: { salt: {} } }))?.missing.size).toBe(1)
  })

  test('[YL1] what is bought for a line is its amount divided by its yield', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('potato', qty('2000', 'g'), { yieldPct: '81' })]) },
      prices: [price('potato', 320, qty('1', 'kg'))],
    })
    const [line] = recipeCost('dish', sources)?.lines ?? []
    expect(
      line?.kind === 'known' && line.source.kind === 'price' && roundToText(line.source.bought.from, 5),
    ).toBe('2.46914')
    expect(batch('dish', sources)).toBe('7.90')
  })

  test('[UN5] a cup of flour is costed by its weight, and without one it is not convertible', () => {
    const dish = recipe([needs('flour', qty('2', 'uscup'))])
    const prices = [price('flour', 120, qty('1', 'kg'))]
    const conversions = [{ from: qty('1', 'uscup'), to: qty('125', 'g'), note: '', source: 'scales' }]
    expect(
      batch('dish', kitchen({ recipes: { dish }, prices, stockLines: { flour: { conversions } } })),
    ).toBe('0.30')
    expect(whyUnknown(kitchen({ recipes: { dish }, prices }))).toEqual([
      { reason: 'not-convertible', from: 'uscup', to: 'kg' },
    ])
  })

  test('[UN5] the second unit of a line helps where the first has no weight', () => {
    const dish = recipe([needs('beans', qty('1', 'piece'), { also: qty('400', 'g') })])
    expect(batch('dish', kitchen({ recipes: { dish }, prices: [price('beans', 250, qty('1', 'kg'))] }))).toBe(
      '1.00',
    )
  })

  test('[CO6] a range gives a cost from and to', () => {
    const range = { kind: 'range', from: qty('100', 'g'), to: qty('150', 'g') } as const
    const cost = recipeCost(
      'dish',
      kitchen({
        recipes: { dish: recipe([needs('butter', qty('0', 'g'), { amount: range })]) },
        prices: [butter],
      }),
    )
    expect([shown(cost?.batch.from), shown(cost?.batch.to), cost?.isAtLeast]).toEqual(['0.80', '1.20', false])
  })

  test('[CO6] words, no amount, no match, a lost line and another currency are each said, never 0', () => {
    const lines = [
      needs('butter', qty('1', 'g'), { lineKey: 'a', amount: { kind: 'words', words: 'a handful' } }),
      needs('butter', qty('1', 'g'), { lineKey: 'b', amount: { kind: 'none' } }),
      { ...needs('thyme', qty('1', 'g')), refId: undefined },
      needs('gone', qty('1', 'g')),
      needs('tea', qty('1', 'g')),
      uses('lost', qty('1', 'g')),
    ]
    const tea = price('tea', 900, qty('1', 'kg'), { price: { minor: 900, currency: 'GBP' } })
    expect(whyUnknown(kitchen({ recipes: { dish: recipe(lines) }, prices: [butter, tea] }))).toEqual([
      { reason: 'words', words: 'a handful' },
      { reason: 'no-amount' },
      { reason: 'not-matched' },
      { reason: 'line-missing' },
      { reason: 'other-currency', currency: 'GBP' },
      { reason: 'recipe-missing' },
    ])
  })

  test('[CO6] the preferred price line counts, else the best rank that can be had', () => {
    const dish = recipe([needs('butter', qty('1', 'kg'))])
    const prices = [
      price('butter', 700, qty('1', 'kg'), { isAvailable: false }),
      price('butter', 900, qty('1', 'kg'), { rank: 3 }),
      price('butter', 1000, qty('1', 'kg'), { rank: 2 }),
    ]
    expect(batch('dish', kitchen({ recipes: { dish }, prices }))).toBe('10.00')
    expect(
      batch(
        'dish',
        kitchen({ recipes: { dish }, prices, stockLines: { butter: { preferredPriceLineId: 'p1' } } }),
      ),
    ).toBe('9.00')
    expect(
      batch(
        'dish',
        kitchen({
          recipes: { dish },
          prices: [{ ...butter, deletedAt: noon }, price('butter', 500, qty('1', 'kg'), { rank: 9 })],
        }),
      ),
    ).toBe('5.00')
  })

  test('[CO1] the cost of a portion is the batch by its portions, and unknown without them', () => {
    const portions = recipe([needs('butter', qty('1', 'kg'))], { portions: 4 })
    const sources = kitchen({
      recipes: { portions, none: recipe([needs('butter', qty('1', 'kg'))]) },
      prices: [butter],
    })
    expect([
      shown(recipeCost('portions', sources)?.portion?.from),
      recipeCost('none', sources)?.portion,
    ]).toEqual(['2.00', undefined])
  })

  test('there is no cost of a recipe that is not there', () => {
    expect(recipeCost('nothing', kitchen({}))).toBeUndefined()
  })
})
