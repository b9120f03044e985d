import { expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { labourCost, recipeLabour, type WorkedRecipe } from './recipe-labour.ts'
import type { RecipeLine } from './recipe-line.ts'

const uses = (refId: string, amount: RecipeLine['amount']): RecipeLine => ({
  lineKey: refId,
  text: '',
  kind: 'recipe',
  refId,
  name: refId,
  amount,
})
const grams = (amount: string): RecipeLine['amount'] => ({ kind: 'exact', qty: { amount, unit: 'g' } })
const recipe = (labourMin: number | undefined, ...lines: readonly RecipeLine[]): WorkedRecipe => ({
  name: '',
  current: {
    yield: { amount: '2', unit: 'kg' },
    lines: [...lines],
    ...(labourMin !== undefined && { labourMin }),
  },
})
const labour = (id: string, recipes: Readonly<Record<string, WorkedRecipe>>) => {
  const found = recipeLabour(id, new Map(Object.entries(recipes)))
  return found && [found.minutes.toFraction(), found.missing]
}

test('[RC3] the work of a sauce comes with the part of a batch that is used, through every level', () => {
  const stock = recipe(30)
  const sauce = recipe(20, uses('stock', grams('1000')))
  const dish = recipe(12, uses('sauce', grams('400')))
  expect(labour('dish', { dish, sauce, stock })).toEqual(['19', []])
})

test('work that nobody has said is missing and not none', () => {
  const dish = recipe(12, uses('sauce', grams('400')), uses('gone', grams('1')))
  expect(labour('dish', { dish, sauce: recipe(undefined) })).toEqual(['12', ['sauce', 'gone']])
  const vague = recipe(12, uses('sauce', { kind: 'words', words: 'a ladle' }))
  expect(labour('dish', { dish: vague, sauce: recipe(20) })).toEqual(['12', ['sauce']])
  const bunch = recipe(12, uses('sauce', { kind: 'exact', qty: { amount: '1', unit: 'bunch' } }))
  expect(labour('dish', { dish: bunch, sauce: recipe(20) })).toEqual(['12', ['sauce']])
  expect(labour('nobody', {})).toBeUndefined()
})

test('an ingredient is no work, and a loop ends', () => {
  const flour: RecipeLine = { ...uses('flour', grams('1000')), kind: 'ingredient' }
  expect(labour('dough', { dough: recipe(15, flour) })).toEqual(['15', []])
  const loop = { a: recipe(10, uses('b', grams('2000'))), b: recipe(5, uses('a', grams('2000'))) }
  expect(labour('a', loop)).toEqual(['15', ['a']])
})

test('[UN11] 19 minutes at 15.50 an hour cost 4.91, rounded once', () =>
  expect(labourCost(exact('19'), { minor: 1550, currency: 'EUR' })).toEqual({ minor: 491, currency: 'EUR' }))
