import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyFromExact } from '../money/money-arithmetic.ts'
import { type Exact, exactFromDecimal as exact } from '../quantities/exact.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { roundToText } from '../quantities/round.ts'
import type { Unit } from '../quantities/unit.ts'
import { type CostedPriceLine, type CostedStockLine, type CostSources } from './cost-sources.ts'
import { foodCost, targetPrice } from './food-cost.ts'
import { kitchenCosts, recipeCost } from './recipe-cost.ts'
import type { RecipeNode } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })
const noon = { seconds: 1_780_000_000, nanoseconds: 0 }

/** A line of so much of a stock line; `also` and the like by `more`. */
function needs(refId: string, quantity: Quantity, more: Partial<RecipeLine> = {}): RecipeLine {
  return {
    lineKey: refId,
    text: refId,
    kind: 'ingredient',
    refId,
    name: refId,
    amount: { kind: 'exact', qty: quantity },
    ...more,
  }
}

const uses = (refId: string, quantity: Quantity, more: Partial<RecipeLine> = {}): RecipeLine =>
  needs(refId, quantity, { kind: 'recipe', ...more })

function recipe(lines: readonly RecipeLine[], current: Partial<RecipeNode['current']> = {}): RecipeNode {
  return { name: 'recipe', current: { yield: qty('1', 'piece'), lines: [...lines], ...current } }
}

function price(
  lineId: string,
  minor: number,
  size: Quantity,
  more: Partial<CostedPriceLine> = {},
): CostedPriceLine {
  return {
    lineId,
    pack: { count: 1, size },
    price: { minor, currency: 'EUR' },
    priceAt: noon,
    rank: 1,
    isAvailable: true,
    supplierName: 'Market',
    ...more,
  }
}

interface Kitchen {
  readonly recipes?: Readonly<Record<string, RecipeNode>>
  readonly stockLines?: Readonly<Record<string, Partial<CostedStockLine>>>
  readonly prices?: readonly CostedPriceLine[]
}

/** Stock lines appear by being priced; price lines are named p0, p1 … */
function kitchen({ recipes = {}, stockLines = {}, prices = [] }: Kitchen): CostSources {
  const names = [...Object.keys(stockLines), ...prices.map(({ lineId }) => lineId)]
  return {
    recipes: new Map(Object.entries(recipes)),
    stockLines: new Map(names.map((name) => [name, { name, conversions: [], ...stockLines[name] }])),
    priceLines: new Map(prices.map((line, index) => [`p${index}`, line])),
    currency: 'EUR',
  }
}

const shown = (value: Exact | undefined): string | undefined => value && roundToText(value.div(100), 2)
const batch = (recipeId: string, sources: CostSources): string | undefined =>
  shown(recipeCost(recipeId, sources)?.batch.from)
const whyUnknown = (sources: CostSources): unknown =>
  recipeCost('dish', sources)?.lines.flatMap((line) => (line.kind === 'unknown' ? [line.why] : []))

const butter = price('butter', 800, qty('1', 'kg'))

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

describe('sub-recipes', () => {
  test('[RC3] 0.5 sauce with 1000 g cheese needs 500 g; 4 pasta need 2000 g', () => {
    const recipes = {
      sauce: recipe([needs('cheese', qty('1000', 'g'))]),
      pasta: recipe([uses('sauce', qty('0.5', 'piece'))]),
      menu: recipe([uses('pasta', qty('4', 'piece'))]),
    }
    const sources = kitchen({ recipes, prices: [price('cheese', 1000, qty('1', 'kg'))] })
    expect([batch('pasta', sources), batch('menu', sources)]).toEqual(['5.00', '20.00'])
  })

  const stock = recipe([needs('butter', qty('1', 'kg'))], { yield: qty('2', 'l'), portions: 8 })
  const ofStock = (quantity: Quantity, yields: Partial<RecipeNode['current']> = {}): CostSources =>
    kitchen({
      recipes: {
        stock: { ...stock, current: { ...stock.current, ...yields } },
        dish: recipe([uses('stock', quantity)]),
      },
      prices: [butter],
    })

  test('[RC4] 400 ml of a yield of 2 l is a factor of 0.2', () => {
    const [line] = recipeCost('dish', ofStock(qty('400', 'ml')))?.lines ?? []
    expect(
      line?.kind === 'known' &&
        line.source.kind === 'recipe' &&
        line.source.batches.from.equals(exact('0.2')),
    ).toBe(true)
  })
  test('[RC4] 400 g of a yield of 2 l without density is not convertible', () =>
    expect(whyUnknown(ofStock(qty('400', 'g')))).toEqual([{ reason: 'not-convertible', from: 'g', to: 'l' }]))
  test('[RC4] a yield that was weighed as well lets it be used by weight', () =>
    expect(batch('dish', ofStock(qty('1', 'kg'), { measuredYield: qty('4', 'kg') }))).toBe('2.00'))
  test('[RC4] portions of a sub-recipe are its batch by its portions', () =>
    expect(batch('dish', ofStock(qty('2', 'portion')))).toBe('2.00'))
  test('[RC4] a sub-recipe that does not say what it gives is no-yield', () =>
    expect(whyUnknown(ofStock(qty('1', 'l'), { yield: undefined, portions: undefined }))).toEqual([
      { reason: 'no-yield' },
    ]))
  test('[RC4] a recipe that says only its portions can be used by portions', () =>
    expect(batch('dish', ofStock(qty('4', 'portion'), { yield: undefined }))).toBe('4.00'))

  test('[CO6] butter from 8.00 to 10.00: dough uses 0.2 kg, pie uses 1 dough, pie costs 0.40 more', () => {
    const recipes = {
      dough: recipe([needs('butter', qty('0.2', 'kg'))]),
      pie: recipe([uses('dough', qty('1', 'piece'))]),
    }
    const before = batch('pie', kitchen({ recipes, prices: [butter] }))
    const after = batch('pie', kitchen({ recipes, prices: [price('butter', 1000, qty('1', 'kg'))] }))
    expect([before, after]).toEqual(['1.60', '2.00'])
  })

  test('[CO6] what is missing below makes every recipe above at least', () => {
    const recipes = {
      dough: recipe([needs('salt', qty('1', 'g'))]),
      pie: recipe([uses('dough', qty('1', 'piece'))]),
      box: recipe([uses('pie', qty('6', 'piece'))]),
    }
    expect(recipeCost('box', kitchen({ recipes, stockLines: { salt: {} } }))).toMatchObject({
      isAtLeast: true,
      lines: [{ source: { isAtLeast: true } }],
    })
  })

  test('[RC3] a stock line prepared here costs what its recipe costs', () => {
    const recipes = { stock, dish: recipe([needs('tub of stock', qty('1', 'l'))]) }
    expect(
      batch(
        'dish',
        kitchen({ recipes, stockLines: { 'tub of stock': { recipeId: 'stock' } }, prices: [butter] }),
      ),
    ).toBe('4.00')
  })

  test('[RC3] factors multiply down twelve levels', () => {
    const recipes: Record<string, RecipeNode> = { r0: recipe([needs('butter', qty('1', 'kg'))]) }
    for (let level = 1; level <= 12; level += 1)
      recipes[`r${level}`] = recipe([uses(`r${level - 1}`, qty('2', 'piece'))])
    expect(batch('r12', kitchen({ recipes, prices: [butter] }))).toBe('32768.00')
  })

  test('[RC5] a cycle is named and never costed, whatever recipe one starts from', () => {
    const named = (name: string, next: string): RecipeNode => ({
      ...recipe([uses(next, qty('1', 'piece')), needs('butter', qty('1', 'kg'))]),
      name,
    })
    const sources = kitchen({
      recipes: { a: named('A', 'b'), b: named('B', 'c'), c: named('C', 'a'), top: named('Top', 'a') },
      prices: [butter],
    })
    const books = kitchenCosts(sources)
    expect(['a', 'b', 'c', 'top'].map((id) => shown(books.of(id)?.batch.from))).toEqual([
      '8.00',
      '8.00',
      '8.00',
      '16.00',
    ])
    expect(books.of('c')?.lines[0]).toEqual({
      kind: 'unknown',
      lineKey: 'a',
      why: { reason: 'cycle', path: ['A', 'B', 'C', 'A'] },
    })
  })

  test('[RC5] a prepared stock line inside its own recipe is a cycle too', () => {
    const sources = kitchen({
      recipes: { dish: recipe([needs('self', qty('1', 'piece'))]) },
      stockLines: { self: { recipeId: 'dish' } },
    })
    expect(whyUnknown(sources)).toEqual([{ reason: 'cycle', path: ['recipe', 'recipe'] }])
  })

  test('[RC3] a recipe used whole costs what it costs, in whatever unit it is asked for', () => {
    const unit = fc.constantFrom<Unit>('ml', 'cl', 'dl', 'l')
    const inLitres = { ml: 1000, cl: 100, dl: 10, l: 1 }
    fc.assert(
      fc.property(
        fc.constantFrom('ml', 'cl', 'dl', 'l'),
        unit,
        fc.integer({ min: 1, max: 40 }),
        (asked, given, litres) => {
          const sized = (code: keyof typeof inLitres): Quantity => qty(String(litres * inLitres[code]), code)
          const base = recipe([needs('butter', qty('777', 'g'), { yieldPct: '83' })], {
            yield: sized(given === 'ml' ? 'ml' : 'l'),
          })
          const sources = kitchen({
            recipes: { base, dish: recipe([uses('base', sized(asked))]) },
            prices: [butter],
          })
          const books = kitchenCosts(sources)
          expect(books.of('dish')?.batch.from.equals(books.of('base')?.batch.from ?? exact('0'))).toBe(true)
        },
      ),
    )
  })
})

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
