import { describe, expect, test } from 'vitest'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { readTyped, TypedRecipe, typedFrom } from './recipe-draft.ts'

const content = {
  yield: { amount: '0.125', unit: 'kg' as const },
  portions: 4,
  prepMin: 20,
  lines: [
    {
      lineKey: 'l1',
      text: 'a handful parsley',
      kind: 'ingredient' as const,
      name: 'parsley',
      amount: { kind: 'words' as const, words: 'a handful' },
    },
  ],
  steps: [{ stepKey: 's1', text: 'Stir.', lineKeys: [] }],
  containers: [],
}
const at = { seconds: 1, nanoseconds: 0 }
const recipe: Recipe = {
  createdAt: at,
  createdBy: 'u1',
  updatedAt: at,
  updatedBy: 'u1',
  schema: 1,
  ownerKind: 'kitchen',
  ownerId: 'k1',
  name: 'Salsa',
  tags: [],
  current: content,
  currentVersionId: 'v1',
  currentN: 1,
  state: 'draft',
  visibility: 'kitchen',
  hideQuantities: false,
  names: {},
}

describe('a recipe being typed', () => {
  test('saved without a change it is the same content', () => {
    expect(readTyped(typedFrom(recipe), content)).toEqual({ ok: true, content })
  })

  test('comes back from the device as it was left', () => {
    const typed = { ...typedFrom(recipe), name: 'Salsa ver', portions: 'abc' }
    expect(TypedRecipe.parse(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  test('names every field that is wrong and loses none', () => {
    const typed = { ...typedFrom(recipe), name: 'x', portions: '-5', yieldAmount: '1e9', targetCostPct: '0' }
    expect(readTyped(typed, content)).toEqual({
      ok: false,
      wrong: ['name', 'portions', 'yieldAmount', 'targetCostPct'],
    })
  })

  test('an emptied field is absent, and an empty step is left out', () => {
    const steps = [...content.steps, { stepKey: 's2', text: '  ', lineKeys: [] }]
    const read = readTyped({ ...typedFrom(recipe), portions: '', yieldAmount: '', steps }, content)
    expect(read.ok && Object.keys(read.content).toSorted()).toEqual([
      'containers',
      'lines',
      'prepMin',
      'steps',
    ])
    expect(read.ok && read.content.steps.length).toBe(1)
  })
})
