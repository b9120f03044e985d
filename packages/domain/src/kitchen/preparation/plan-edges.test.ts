import { describe, expect, test } from 'vitest'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { planPreparation, type PlanInput } from './plan-preparation.ts'
import { needOfItem } from './prep-need.ts'
import { shareCovers } from './share-covers.ts'
import { toMake } from './to-make.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })

function part(refId: string, amount: RecipeLine['amount'], more: Partial<RecipeLine> = {}): RecipeLine {
  return { lineKey: refId, text: '', kind: 'recipe', refId, name: refId, amount, ...more }
}

function recipe(name: string, current: Partial<RecipeNode['current']>): RecipeNode {
  return { name, current: { lines: [], ...current } }
}

function plan(
  recipes: Readonly<Record<string, RecipeNode>>,
  amount: Quantity,
  more: Partial<PlanInput> = {},
) {
  return planPreparation({
    serviceDay: '2026-05-04',
    needs: [{ recipeId: 'dish', amount }],
    recipes: new Map(Object.entries(recipes)),
    stock: new Map(),
    wholeBatches: false,
    ...more,
  })
}

const wants = (made: ReturnType<typeof plan>) => made.tasks.map(({ recipeId, want }) => [recipeId, want])
const kinds = (made: ReturnType<typeof plan>) =>
  made.problems.map(({ recipeId, kind }) => `${recipeId} ${kind}`)

describe('what a plan cannot work out', () => {
  test('[RC4] a recipe without a yield is listed without an amount', () => {
    const made = plan({ dish: recipe('Dish', {}) }, qty('2', 'kg'))
    expect([wants(made), kinds(made)]).toEqual([[['dish', undefined]], ['dish no-yield']])
  })

  test('[RC4] a need in a unit that the yield cannot be compared with says so', () => {
    const made = plan({ dish: recipe('Dish', { yield: qty('1', 'kg') }) }, qty('2', 'l'))
    expect([wants(made), kinds(made)]).toEqual([[['dish', undefined]], ['dish not-convertible']])
  })

  test('[RC4] a recipe that is not there says so, and so does a part that is not there', () => {
    const dish = recipe('Dish', { yield: qty('1', 'kg'), lines: [part('gone', { kind: 'none' })] })
    expect(kinds(plan({ dish }, qty('1', 'kg')))).toEqual(['gone recipe-missing'])
    expect(kinds(plan({}, qty('1', 'kg')))).toEqual(['dish recipe-missing'])
  })

  test('[PR1] a par in another kind of unit than the batch says so', () => {
    const dish = recipe('Dish', { yield: qty('1', 'kg') })
    const stock = new Map([['dish', { par: qty('2', 'l'), onHand: qty('0', 'kg') }]])
    expect(kinds(plan({ dish }, qty('1', 'kg'), { stock }))).toEqual(['dish not-convertible'])
  })

  test('[UN9] an amount with more digits than a quantity holds is not cut short', () => {
    const dish = recipe('Dish', { yield: qty('999999999', 'kg') })
    const huge = recipe('Huge', { yield: qty('999999999', 'kg'), lines: [] })
    const top = recipe('Top', {
      yield: qty('1', 'g'),
      lines: [part('huge', { kind: 'exact', qty: qty('999999999', 'kg') })],
    })
    const made = plan({ dish: top, huge }, qty('9', 'kg'))
    expect(kinds(made)).toEqual(['huge too-many-digits'])
    expect(kinds(plan({ dish }, qty('1', 'kg')))).toEqual([])
  })
})

describe('amounts of a plan', () => {
  test('[PR1] a recipe that says only its portions is made in portions, up to the sixth digit', () => {
    const dish = recipe('Dish', { portions: 3 })
    expect(wants(plan({ dish }, qty('4', 'portion')))).toEqual([['dish', qty('4', 'portion')]])
    const thirds = recipe('Sauce', { yield: qty('1', 'kg') })
    const top = recipe('Dish', {
      portions: 3,
      lines: [part('sauce', { kind: 'exact', qty: qty('1', 'kg') })],
    })
    const made = plan({ dish: top, sauce: thirds }, qty('1', 'portion'))
    expect(wants(made)).toEqual([
      ['sauce', qty('0.333334', 'kg')],
      ['dish', qty('1', 'portion')],
    ])
  })

  test('[YL1] the yield of a line asks for more of its part, and a range for its upper end', () => {
    const sauce = recipe('Sauce', { yield: qty('1', 'kg') })
    const half = { kind: 'exact', qty: qty('1', 'kg') } as const
    const dish = recipe('Dish', { yield: qty('1', 'kg'), lines: [part('sauce', half, { yieldPct: '50' })] })
    expect(wants(plan({ dish, sauce }, qty('1', 'kg')))[0]).toEqual(['sauce', qty('2', 'kg')])
    const range = { kind: 'range', from: qty('1', 'kg'), to: qty('3', 'kg') } as const
    const other = recipe('Dish', { yield: qty('1', 'kg'), lines: [part('sauce', range)] })
    expect(wants(plan({ dish: other, sauce }, qty('1', 'kg')))[0]).toEqual(['sauce', qty('3', 'kg')])
  })

  test('[PR1] what is ready in a unit with endless digits is counted low', () => {
    const dish = recipe('Dish', { yield: qty('1', 'oz') })
    const stock = new Map([['dish', { onHand: qty('1', 'g') }]])
    expect(wants(plan({ dish }, qty('1', 'oz'), { stock }))).toEqual([['dish', qty('0.964727', 'oz')]])
  })
})

describe('needs and targets', () => {
  test('[PR1] an item without a station needs none; one with too many digits is no need', () => {
    const item = { recipeId: 'dish', stationIds: [] }
    expect(needOfItem(item, 2)).toEqual({ recipeId: 'dish', amount: qty('2', 'portion') })
    expect(needOfItem({ ...item, portion: qty('999999999', 'g') }, 100)).toBeUndefined()
  })

  test('[PR1] without a minimum the projected use is the target; too large a batch is refused', () => {
    const formula = { unit: 'g', onHand: '0', alreadyPrepared: '0', rounding: 'up' } as const
    expect(toMake({ ...formula, projected: '5' })?.amount).toBe('5')
    expect(toMake({ ...formula, projected: '5.5', batch: '999999999' })?.amount).toBe('999999999')
    expect(toMake({ ...formula, projected: '999999999', minimum: '1' })).toBeUndefined()
  })

  test('[PR1] covers are shared among the items of a section, rounded up', () => {
    const items = [
      { id: 'a', sectionId: 'mains' },
      { id: 'b', sectionId: 'mains' },
      { id: 'c', sectionId: 'sweets' },
    ]
    expect([...shareCovers(5, items).values()]).toEqual([3, 3, 5])
  })
})
