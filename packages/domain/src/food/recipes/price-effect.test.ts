import { describe, expect, test } from 'vitest'
import { exactFromInt } from '../../core/quantities/exact.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { approvedRecipesUsing } from './approved-users.ts'
import type { CostedPriceLine, CostSources } from './cost-sources.ts'
import { effectOfPrices } from './price-effect.ts'
import type { RecipeLine } from './recipe-line.ts'
import type { RecipeState } from './recipe.ts'

function line(kind: RecipeLine['kind'], refId: string, unit: Unit): RecipeLine {
  const amount = { kind: 'exact', qty: { amount: '1', unit } } as const
  return { lineKey: refId, text: '', kind, refId, name: refId, amount }
}

function recipe(name: string, lines: readonly RecipeLine[], state: RecipeState = 'draft') {
  const current = {
    lines: [...lines],
    steps: [],
    containers: [],
    yield: { amount: '1', unit: 'kg' as const },
  }
  return { name, state, current }
}

function flourAt(minor: number): ReadonlyMap<string, CostedPriceLine> {
  const pack = { count: 1, size: { amount: '1', unit: 'kg' } } as const
  const price = { minor, currency: 'EUR' } as const
  const priceAt = { seconds: 0, nanoseconds: 0 }
  const rest = { priceAt, rank: 1, isAvailable: true, supplierName: 'Mill' }
  return new Map([['p1', { lineId: 'flour', pack, price, ...rest }]])
}

const recipes = new Map([
  ['dough', recipe('Dough', [line('ingredient', 'flour', 'kg')], 'approved')],
  ['bread', recipe('Bread', [line('recipe', 'dough', 'kg')], 'approved')],
  ['soup', recipe('Soup', [line('ingredient', 'leek', 'kg')])],
])
const books: CostSources = {
  recipes,
  stockLines: new Map([['flour', { name: 'Flour', conversions: [] }]]),
  priceLines: flourAt(120),
  currency: 'EUR',
}

describe('the effect of a price', () => {
  test('[RC3] reaches every recipe above it and no other', () => {
    const effect = effectOfPrices(books, { priceLines: flourAt(132) })
    expect(effect.map(({ recipeId }) => recipeId)).toEqual(['dough', 'bread'])
    expect(effect.map(({ before, after }) => [before.batch.to, after.batch.to])).toEqual([
      [exactFromInt(120), exactFromInt(132)],
      [exactFromInt(120), exactFromInt(132)],
    ])
  })

  test('[CO6] shows recipes that become complete, even where the price is zero', () => {
    const effect = effectOfPrices({ ...books, priceLines: new Map() }, { priceLines: flourAt(0) })
    expect(effect.map(({ before, after }) => [before.isAtLeast, after.isAtLeast])).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('is nothing when the price stays', () => {
    expect(effectOfPrices(books, { priceLines: flourAt(120) })).toEqual([])
  })
})

describe('what keeps an ingredient out of the bin', () => {
  test('is an approved recipe that names it', () => {
    expect(approvedRecipesUsing('flour', recipes)).toEqual(['dough'])
    expect(approvedRecipesUsing('leek', recipes)).toEqual([])
  })

  test('is not a recipe in the bin', () => {
    const binned = {
      ...recipe('Dough', [line('ingredient', 'flour', 'kg')], 'approved'),
      deletedAt: { seconds: 1, nanoseconds: 0 },
    }
    expect(approvedRecipesUsing('flour', new Map([['dough', binned]]))).toEqual([])
  })
})
