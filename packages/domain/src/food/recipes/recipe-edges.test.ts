import { describe, expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { choosePrices, type CostedPriceLine } from './cost-sources.ts'
import { kitchenAllergens } from './recipe-allergens.ts'
import { kitchenCosts } from './recipe-cost.ts'
import { cycleText, hasCycle } from './recipe-cycle.ts'
import { batchesOf, portionsOf } from './recipe-factor.ts'
import type { RecipeNode } from './recipe-graph.ts'
import { RecipeLine } from './recipe-line.ts'
import { recipePercentages } from './recipe-percentages.ts'
import { scaleAmount, scaleFactor } from './recipe-scale.ts'
import { recipeStructuredData } from './recipe-structured-data.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })

function line(kind: RecipeLine['kind'], refId: string, amount: RecipeLine['amount']): RecipeLine {
  return { lineKey: refId, text: '', kind, refId, name: refId, amount }
}

const kg = { kind: 'exact', qty: qty('1', 'kg') } as const

describe('lines', () => {
  test('[YL5] a line may pass 100 percent only when it gains weight, and never 1000', () => {
    const isLine = (change: object) =>
      RecipeLine.safeParse({ ...line('ingredient', 'rice', kg), ...change }).success
    expect([
      isLine({ yieldPct: '100' }),
      isLine({ yieldPct: '120' }),
      isLine({ yieldPct: '300', gainsWeight: true }),
      isLine({ yieldPct: '1001', gainsWeight: true }),
    ]).toEqual([true, false, true, false])
  })

  test('[RC2] a line without an exact amount has no percentage', () => {
    const lines = [line('ingredient', 'flour', kg), line('ingredient', 'salt', { kind: 'none' })]
    const percents = recipePercentages(lines, () => [])
    expect(percents[1]).toMatchObject({ lineKey: 'salt' })
    expect(percents[1]?.standard).toBeUndefined()
  })

  test('[RC2] the baker’s percentage looks at the base alone, in whatever place it stands', () => {
    const weighed = (refId: string, grams: string) =>
      line('ingredient', refId, { kind: 'exact', qty: qty(grams, 'g') })
    const lines = [
      weighed('water', '300'),
      { ...weighed('flour', '500'), isBase: true },
      line('ingredient', 'salt', { kind: 'none' }),
    ]
    expect(recipePercentages(lines, () => []).map(({ bakers }) => bakers)).toEqual([
      exact('60'),
      exact('100'),
      undefined,
    ])
    expect(recipePercentages(lines.slice(0, 1), () => [])[0]).not.toHaveProperty('bakers')
  })

  test('[RC1] both ends of a range are scaled, words are not, and a base of nothing is refused', () => {
    const range = { kind: 'range', from: qty('2', 'g'), to: qty('3', 'g') } as const
    expect(scaleAmount(range, exact('2'))).toMatchObject({ kind: 'range', from: exact('4'), to: exact('6') })
    const none = line('ingredient', 'flour', { kind: 'exact', qty: qty('0', 'g') })
    expect(scaleFactor({ lines: [none] }, { by: 'line', lineKey: 'flour', qty: qty('1', 'g') })).toBe(
      'zero-base',
    )
  })
})

describe('scaling by yield and container', () => {
  const stock = { yield: qty('4', 'l'), lines: [] }

  test('[RC1] to 10 l where a batch is 4 l', () =>
    expect(scaleFactor(stock, { by: 'yield', qty: qty('10', 'l') })).toEqual(exact('2.5')))
  test('[RC1] what cannot be compared with the yield is said, for a container too', () => {
    expect(scaleFactor(stock, { by: 'yield', qty: qty('10', 'kg') })).toBe('not-convertible')
    expect(scaleFactor(stock, { by: 'container', content: qty('10', 'kg'), count: 2 })).toBe(
      'not-convertible',
    )
  })
})

describe('batches', () => {
  test('[RC4] a measured weight of pieces, and what a stock line knows, make units comparable', () => {
    const rolls = { yield: qty('10', 'piece'), measuredYield: qty('800', 'g') }
    expect(batchesOf(qty('400', 'g'), rolls)).toEqual(exact('0.5'))
    const litres = { yield: qty('2', 'l') }
    const fact = [{ from: qty('1', 'l'), to: qty('1', 'kg') }]
    expect(batchesOf(qty('1', 'kg'), litres, fact)).toEqual(exact('0.5'))
    expect(portionsOf({ yield: qty('8', 'portion') })).toEqual(exact('8'))
    expect(portionsOf({ yield: qty('8', 'kg') })).toBeUndefined()
  })
})

describe('graphs', () => {
  test('[RC5] a part that is not there closes no loop, and a loop names what it does not know by its id', () => {
    const node: RecipeNode = { name: 'A', current: { lines: [line('recipe', 'gone', kg)] } }
    const graph = new Map([['a', node]])
    expect(hasCycle(graph)).toBe(false)
    expect(cycleText(['a', 'gone', 'a'], graph)).toBe('A → gone → A')
  })

  test('[AL3] a recipe inside itself is unknown in every group, and does not hang', () => {
    const loop: RecipeNode = {
      name: 'A',
      current: { yield: qty('1', 'kg'), lines: [line('recipe', 'a', kg)] },
    }
    const found = kitchenAllergens({ recipes: new Map([['a', loop]]), stockLines: new Map() }).of('a')
    expect(found?.allergens.milk).toBe('unknown')
  })
})

describe('prices', () => {
  const price = (rank: number, isAvailable = true): CostedPriceLine => ({
    lineId: 'oil',
    pack: { count: 1, size: qty('1', 'l') },
    price: { minor: 500, currency: 'EUR' },
    priceAt: { seconds: 0, nanoseconds: 0 },
    rank,
    isAvailable,
    supplierName: 'Market',
    linkId: 'link-1',
  })

  test('[CO6] among equal ranks the first id counts, and the source names the supplier link', () => {
    const stockLines = new Map([['oil', { name: 'Oil', conversions: [] }]])
    const priceLines = new Map([
      ['b', price(1)],
      ['a', price(1)],
    ])
    expect(choosePrices({ stockLines, priceLines }).get('oil')?.priceLineId).toBe('a')
    const litre = { kind: 'exact', qty: qty('1', 'l') } as const
    const recipes = new Map([
      ['dish', { name: 'Dish', current: { lines: [line('ingredient', 'oil', litre)] } }],
    ])
    const cost = kitchenCosts({ recipes, stockLines, priceLines, currency: 'EUR' }).of('dish')
    expect(cost?.lines[0]).toMatchObject({ source: { linkId: 'link-1' } })
  })

  test('[UN5] a range whose upper end cannot be compared is not convertible', () => {
    const range = { kind: 'range', from: qty('1', 'l'), to: qty('2', 'kg') } as const
    const recipes = new Map([
      ['dish', { name: 'Dish', current: { lines: [line('ingredient', 'oil', range)] } }],
    ])
    const stockLines = new Map([['oil', { name: 'Oil', conversions: [] }]])
    const books = kitchenCosts({
      recipes,
      stockLines,
      priceLines: new Map([['a', price(1)]]),
      currency: 'EUR',
    })
    expect(books.of('dish')?.isAtLeast).toBe(true)
  })
})

describe('structured data', () => {
  const current = { lines: [], steps: [], containers: [] }

  test('[DS2] what a recipe does not say is left out', () => {
    const data = recipeStructuredData({ name: 'Dish', tags: [], current, hideQuantities: false }, [])
    expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'recipeIngredient', 'recipeInstructions'])
  })

  test('[DS2] what it says is told: category, tags, yield without portions, one time alone', () => {
    const said = { ...current, description: 'Good', yield: qty('2', 'kg'), cookMin: 60 }
    const recipe = {
      name: 'Dish',
      tags: ['winter', 'pot'],
      category: 'Mains',
      current: said,
      hideQuantities: false,
    }
    expect(recipeStructuredData(recipe, ['https://x.example/a.jpg'])).toMatchObject({
      image: ['https://x.example/a.jpg'],
      description: 'Good',
      recipeCategory: 'Mains',
      keywords: 'winter, pot',
      recipeYield: ['2 kg'],
      cookTime: 'PT1H',
      totalTime: 'PT1H',
    })
    const prepared = { ...recipe, current: { ...current, portions: 4, prepMin: 20 } }
    expect(recipeStructuredData(prepared, [])).toMatchObject({ recipeYield: ['4'], totalTime: 'PT20M' })
  })
})
