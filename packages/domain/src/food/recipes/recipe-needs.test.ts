import { expect, test } from 'vitest'
import type { RecipeLine } from './recipe-line.ts'
import { recipeNeeds } from './recipe-needs.ts'

const line = (kind: RecipeLine['kind'], refId?: string): RecipeLine => ({
  lineKey: `${kind} ${refId}`,
  text: '',
  kind,
  name: 'some',
  amount: { kind: 'none' },
  ...(refId !== undefined && { refId }),
})
const recipe = (...lines: RecipeLine[]) => ({ name: 'some', current: { lines } })
const graph = {
  soup: recipe(line('ingredient', 'leek'), line('recipe', 'stock'), line('ingredient')),
  stock: recipe(line('ingredient', 'bones'), line('ingredient', 'leek'), line('ingredient', 'bouquet')),
  bundle: recipe(line('ingredient', 'thyme'), line('recipe', 'soup')),
  other: recipe(line('ingredient', 'salt')),
}
const recipes = new Map(Object.entries(graph))
const stockLines = new Map([['bouquet', { recipeId: 'bundle' }]])

test('[RC1] a recipe needs what is in it on every level, also by way of what the kitchen makes, and a ring ends', () => {
  expect(recipeNeeds('soup', { recipes, stockLines })).toEqual({
    recipeIds: ['soup', 'stock', 'bundle'],
    lineIds: ['leek', 'bones', 'bouquet', 'thyme'],
  })
})

test('[RC1] what is not there yet is named and looked into once it is', () => {
  const nothing = { recipes: new Map(), stockLines: new Map() }
  expect(recipeNeeds('soup', nothing)).toEqual({ recipeIds: ['soup'], lineIds: [] })
  const { soup } = graph
  expect(recipeNeeds('soup', { recipes: new Map([['soup', soup]]), stockLines: new Map() })).toEqual({
    recipeIds: ['soup', 'stock'],
    lineIds: ['leek'],
  })
})
