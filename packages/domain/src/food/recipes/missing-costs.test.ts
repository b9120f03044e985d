import { expect, test } from 'vitest'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { CostedStockLine, CostSources } from './cost-sources.ts'
import { effectOfPrices } from './price-effect.ts'
import { recipeCost } from './recipe-cost.ts'
import type { RecipeNode } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })

function line(lineKey: string, more: Partial<RecipeLine> = {}): RecipeLine {
  return {
    lineKey,
    text: '',
    kind: 'ingredient',
    name: lineKey,
    amount: { kind: 'exact', qty: qty('1', 'kg') },
    ...more,
  }
}

const node = (name: string, lines: readonly RecipeLine[], current: Partial<RecipeNode['current']> = {}) => ({
  name,
  current: { yield: qty('1', 'kg'), lines: [...lines], ...current },
})

/** Salt and pepper have no price, oil has one of 5.00 for a kilogram. */
function kitchen(
  recipes: Readonly<Record<string, RecipeNode>>,
  prepared: Readonly<Record<string, CostedStockLine>> = {},
  minor = 500,
): CostSources {
  const stockLine = (name: string): CostedStockLine => ({ name, conversions: [] })
  const oil = {
    lineId: 'oil',
    pack: { count: 1, size: qty('1', 'kg') },
    price: { minor, currency: 'EUR' },
    priceAt: { seconds: 0, nanoseconds: 0 },
    rank: 1,
    isAvailable: true,
    supplierName: 'Market',
  } as const
  return {
    recipes: new Map(Object.entries(recipes)),
    stockLines: new Map(
      Object.entries({
        salt: stockLine('Salt'),
        pepper: stockLine('Pepper'),
        oil: stockLine('Oil'),
        ...prepared,
      }),
    ),
    priceLines: new Map([['p', oil]]),
    currency: 'EUR',
  }
}

const missingOf = (recipeId: string, sources: CostSources) => [
  ...(recipeCost(recipeId, sources)?.missing.values() ?? []),
]

test('[CO6] every line that cannot be costed is missing by itself, a price without which two cannot once', () => {
  const dish = node('Dish', [
    line('a'),
    line('b'),
    line('c', { refId: 'salt', amount: { kind: 'words', words: 'a pinch' } }),
    line('d', { refId: 'salt' }),
    line('e', { refId: 'pepper' }),
    line('f', { refId: 'salt' }),
    line('g', { refId: 'oil' }),
  ])
  expect(missingOf('dish', kitchen({ dish }))).toStrictEqual([
    { recipeId: 'dish', lineKey: 'a', name: 'a', why: { reason: 'not-matched' } },
    { recipeId: 'dish', lineKey: 'b', name: 'b', why: { reason: 'not-matched' } },
    { recipeId: 'dish', lineKey: 'c', name: 'c', why: { reason: 'words', words: 'a pinch' } },
    { recipeId: 'dish', lineKey: 'f', name: 'f', stockLineId: 'salt', why: { reason: 'no-price' } },
    { recipeId: 'dish', lineKey: 'e', name: 'e', stockLineId: 'pepper', why: { reason: 'no-price' } },
  ])
})

test('[CO6] the same line key in a recipe and in its sub-recipe is missing twice', () => {
  const base = node('Base', [line('a')])
  const dish = node('Dish', [line('a'), line('b', { kind: 'recipe', refId: 'base' })])
  expect(missingOf('dish', kitchen({ base, dish })).map(({ recipeId }) => recipeId)).toEqual(['dish', 'base'])
})

test('[CO6] a complete sub-recipe leaves nothing missing', () => {
  const base = node('Base', [line('a', { refId: 'oil' })])
  const dish = node('Dish', [line('b', { kind: 'recipe', refId: 'base' }), line('c', { refId: 'oil' })])
  expect(recipeCost('dish', kitchen({ base, dish }))).toMatchObject({ isAtLeast: false, missing: new Map() })
})

test('[RC4] a sub-recipe that says only its portions names portions as what the weight should become', () => {
  const base = node('Base', [], { yield: undefined, portions: 4 })
  const dish = node('Dish', [line('b', { kind: 'recipe', refId: 'base' })])
  expect(missingOf('dish', kitchen({ base, dish }))).toMatchObject([
    { why: { reason: 'not-convertible', from: 'kg', to: 'portion' } },
  ])
})

test('[RC5] a loop through a prepared stock line is named from where it begins, not from the recipe above it', () => {
  const base = node('Base', [line('a', { refId: 'tub' })])
  const top = node('Top', [line('b', { kind: 'recipe', refId: 'base' })])
  const tub = { name: 'Tub', conversions: [], recipeId: 'base' }
  expect(missingOf('top', kitchen({ base, top }, { tub }))).toMatchObject([
    { recipeId: 'base', why: { reason: 'cycle', path: ['Base', 'Base'] } },
  ])
})

test('[CO6] a price that moves only the upper end of a range moves the cost', () => {
  const range = { kind: 'range', from: qty('0', 'g'), to: qty('100', 'g') } as const
  const dish = node('Dish', [line('a', { refId: 'oil', amount: range })])
  const { priceLines } = kitchen({ dish }, {}, 600)
  expect(effectOfPrices(kitchen({ dish }), { priceLines }).map(({ recipeId }) => recipeId)).toEqual(['dish'])
})
