import { expect, test } from 'vitest'
import { recipeCost } from '../../food/recipes/recipe-cost.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import { menuItemCost } from './menu-item-cost.ts'
import type { MenuItem } from './menu.ts'

/** What the cost of a soup is, when its recipe and the item say so much of it. */
function costOf(current: Partial<RecipeNode['current']>, portion?: MenuItem['portion']) {
  const recipe: RecipeNode = { name: 'Soup', current: { lines: [], ...current } }
  const recipes = new Map([['soup', recipe]])
  const cost = recipeCost('soup', { recipes, stockLines: new Map(), priceLines: new Map(), currency: 'EUR' })
  if (cost === undefined) throw new Error('no cost')
  return menuItemCost(
    { recipeId: 'soup', ...(portion !== undefined && { portion }) },
    { recipe, cost, currency: 'EUR', vatPct: '20', targetCostPct: '28' },
  )
}

test('[RC4] without a portion, a recipe that tells no portions gives an item no cost', () => {
  const unknown = { kind: 'unknown', why: { reason: 'no-yield' } }
  expect(costOf({ yield: { amount: '2', unit: 'kg' } })).toEqual(unknown)
  expect(costOf({}, { amount: '300', unit: 'g' })).toEqual(unknown)
  expect(costOf({ portions: 4 }).kind).toBe('known')
})

test('[RC4] a portion that cannot be compared with portions says both units', () => {
  expect(costOf({ portions: 4 }, { amount: '300', unit: 'g' })).toEqual({
    kind: 'unknown',
    why: { reason: 'not-convertible', from: 'g', to: 'portion' },
  })
})
