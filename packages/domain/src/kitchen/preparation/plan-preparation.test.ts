import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { mergePlan } from './merge-plan.ts'
import { planPreparation, type PlanInput } from './plan-preparation.ts'
import { needOfItem } from './prep-need.ts'
import { PrepTask } from './prep-task.ts'

const kg = (amount: string): Quantity => ({ amount, unit: 'kg' })
const portions = (amount: string): Quantity => ({ amount, unit: 'portion' })

function part(refId: string, amount: RecipeLine['amount']): RecipeLine {
  return { lineKey: refId, text: '', kind: 'recipe', refId, name: refId, amount }
}
const exactly = (qty: Quantity): RecipeLine['amount'] => ({ kind: 'exact', qty })

function aRecipe(name: string, current: Partial<RecipeNode['current']>): RecipeNode {
  return { name, current: { lines: [], ...current } }
}

const stock = aRecipe('Stock', { yield: { amount: '5', unit: 'l' } })
const sauce = aRecipe('Sauce', {
  yield: kg('2'),
  lines: [part('stock', exactly({ amount: '1', unit: 'l' }))],
})
const roast = aRecipe('Roast', { portions: 4, lines: [part('sauce', exactly(kg('0.5')))] })
const pie = aRecipe('Pie', { portions: 10, lines: [part('sauce', exactly(kg('1')))] })
const recipes = new Map([
  ['roast', roast],
  ['pie', pie],
  ['sauce', sauce],
  ['stock', stock],
])

const plan = (change: Partial<PlanInput>) =>
  planPreparation({
    serviceDay: '2026-05-03',
    needs: [],
    recipes,
    stock: new Map(),
    wholeBatches: true,
    ...change,
  })
const wants = (planned: ReturnType<typeof plan>) =>
  Object.fromEntries(
    planned.tasks.map(({ recipeId, want }) => [
      recipeId,
      want === undefined ? '?' : `${want.amount} ${want.unit}`,
    ]),
  )

describe('exploding needs', () => {
  test('[PR1] needs go through sub-recipes in what is really made, parts before parents', () => {
    const planned = plan({
      needs: [
        { recipeId: 'roast', amount: portions('10'), stationId: 'grill' },
        { recipeId: 'pie', amount: portions('10'), stationId: 'pastry' },
      ],
    })
    // 10 portions of roast are 3 batches of 4; sauce 3 × 0.5 + 1 = 2.5 kg, 2 batches of 2 kg; stock 2 × 1 l, one batch.
    expect(wants(planned)).toEqual({ stock: '5 l', sauce: '4 kg', roast: '12 portion', pie: '10 portion' })
    const order = planned.tasks.map(({ recipeId }) => recipeId)
    expect(order.indexOf('stock')).toBeLessThan(order.indexOf('sauce'))
    expect(order.indexOf('sauce')).toBeLessThan(order.indexOf('roast'))
    expect(planned.problems).toEqual([])
  })

  test('[PR1] without whole batches the amounts are exact', () => {
    const planned = plan({ needs: [{ recipeId: 'roast', amount: portions('10') }], wholeBatches: false })
    expect(wants(planned)).toEqual({ roast: '10 portion', sauce: '1.25 kg', stock: '0.625 l' })
  })

  test('[PR1] what is on hand is taken off, and par alone is reason enough', () => {
    const kept = new Map([
      ['sauce', { par: kg('3'), onHand: kg('1.5') }],
      ['stock', { onHand: { amount: '9', unit: 'l' as const } }],
    ])
    expect(wants(plan({ stock: kept }))).toEqual({ sauce: '2 kg' })
    expect(wants(plan({ stock: kept, needs: [{ recipeId: 'pie', amount: portions('30') }] }))).toEqual({
      sauce: '2 kg',
      pie: '30 portion',
    })
  })

  test('[PR1] ids are made of day, recipe and station', () => {
    const planned = plan({ needs: [{ recipeId: 'roast', amount: portions('4'), stationId: 'grill' }] })
    expect(planned.tasks.map(({ id }) => id)).toEqual([
      '2026-05-03_stock_none',
      '2026-05-03_sauce_none',
      '2026-05-03_roast_grill',
    ])
  })

  test('[PR1] what cannot be worked out is listed without an amount and named', () => {
    const odd = new Map([
      [
        'top',
        aRecipe('Top', {
          portions: 2,
          lines: [
            part('dust', { kind: 'words', words: 'a handful' }),
            part('gone', exactly(kg('1'))),
            part('oil', exactly(kg('1'))),
          ],
        }),
      ],
      ['dust', aRecipe('Dust', { yield: kg('1') })],
      ['oil', aRecipe('Oil', { yield: { amount: '1', unit: 'l' } })],
    ])
    const planned = plan({ recipes: odd, needs: [{ recipeId: 'top', amount: portions('2') }] })
    expect(wants(planned)).toEqual({ top: '2 portion', dust: '?', oil: '?' })
    expect(planned.problems.toSorted((a, b) => (a.recipeId < b.recipeId ? -1 : 1))).toEqual([
      { recipeId: 'dust', kind: 'amount-unknown' },
      { recipeId: 'gone', kind: 'recipe-missing' },
      { recipeId: 'oil', kind: 'not-convertible' },
    ])
  })

  test('[RC5] a loop is named and ends the walk', () => {
    const loop = new Map([
      ['a', aRecipe('A', { yield: kg('1'), lines: [part('b', exactly(kg('1')))] })],
      ['b', aRecipe('B', { yield: kg('1'), lines: [part('a', exactly(kg('1')))] })],
    ])
    const planned = plan({ recipes: loop, needs: [{ recipeId: 'a', amount: kg('1') }] })
    expect(planned.problems).toEqual([{ recipeId: 'a', kind: 'loop' }])
    expect(wants(planned)).toEqual({ a: '1 kg', b: '1 kg' })
  })

  test('[PR1] a menu item needs its portion for each serving, at its own station first', () => {
    const item = { recipeId: 'sauce', portion: kg('0.05'), stationIds: [] }
    expect(needOfItem(item, 30, ['larder'])).toEqual({
      recipeId: 'sauce',
      amount: kg('1.5'),
      stationId: 'larder',
    })
    expect(needOfItem({ recipeId: 'pie', stationIds: ['pastry'] }, 12)).toMatchObject({
      amount: portions('12'),
      stationId: 'pastry',
    })
    expect(needOfItem({ stationIds: [] }, 12)).toBeUndefined()
  })
})

describe('merging a plan into the list', () => {
  const maker = { uid: 'lea', at: timestampFromMs(1_777_800_000_000) }
  const small = plan({ needs: [{ recipeId: 'pie', amount: portions('10') }] })
  const large = plan({ needs: [{ recipeId: 'pie', amount: portions('50') }] })
  const made = (planned: typeof small) =>
    new Map(mergePlan(new Map(), planned.tasks, maker).create.map(({ id, task }) => [id, task]))

  test('[PR1] making the list twice makes no doubles', () => {
    const list = made(small)
    expect([...list.values()].every((task) => PrepTask.safeParse(task).success)).toBe(true)
    expect(mergePlan(list, small.tasks, maker)).toEqual({
      create: [],
      change: [],
      moreNeeded: [],
      notPlanned: [],
    })
  })

  test('[PR1] new amounts reach what is unfinished; ticks stay, and what is short is said', () => {
    const list = made(small)
    const pieId = '2026-05-03_pie_none'
    const ticked = new Map(list)
    const task = list.get(pieId)
    if (task === undefined) throw new Error('no pie')
    ticked.set(pieId, { ...task, state: 'done', doneBy: 'ann', doneAt: maker.at })
    const merged = mergePlan(ticked, large.tasks, maker)
    expect(merged.create).toEqual([])
    expect(merged.moreNeeded).toEqual([pieId])
    expect(merged.change.map(({ id }) => id)).not.toContain(pieId)
    expect(merged.change.map(({ id, fields }) => [id, fields.want?.amount])).toContainEqual([
      '2026-05-03_sauce_none',
      '6',
    ])
  })

  test('[PR1] what is in the bin stays there, what is no longer asked for is named', () => {
    const list = made(small)
    const binned = new Map([...list].map(([id, task]) => [id, { ...task, deletedAt: maker.at }] as const))
    expect(mergePlan(binned, large.tasks, maker)).toEqual({
      create: [],
      change: [],
      moreNeeded: [],
      notPlanned: [],
    })
    expect(mergePlan(list, [], maker).notPlanned).toHaveLength(3)
  })
})
