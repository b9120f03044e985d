import { expect, test } from 'vitest'
import type { RecipeLine } from './recipe-line.ts'
import type { RecipeContent, RecipeStep } from './recipe.ts'
import { versionDifference } from './version-difference.ts'

const line = (lineKey: string, grams: string): RecipeLine => ({
  lineKey,
  text: '',
  kind: 'ingredient',
  name: lineKey,
  amount: { kind: 'exact', qty: { amount: grams, unit: 'g' } },
})
const step = (stepKey: string, text: string): RecipeStep => ({ stepKey, text, lineKeys: [] })
const content = (more: Partial<RecipeContent>): RecipeContent => ({
  lines: [],
  steps: [],
  containers: [],
  ...more,
})

test('[RC8] what was added, taken out and changed, line by line', () => {
  const before = content({ lines: [line('flour', '500'), line('butter', '250'), line('salt', '5')] })
  const after = content({ lines: [line('flour', '500'), line('butter', '220'), line('yolk', '40')] })
  expect(versionDifference(before, after)).toEqual({
    fields: [],
    lines: [
      { kind: 'changed', before: line('butter', '250'), after: line('butter', '220') },
      { kind: 'added', after: line('yolk', '40') },
      { kind: 'removed', before: line('salt', '5') },
    ],
    steps: [],
    isReordered: false,
  })
})

test('[RC7] a restored version differs in nothing from the old one', () => {
  const old = content({
    portions: 4,
    yield: { amount: '1', unit: 'kg' },
    lines: [line('flour', '500')],
    steps: [step('s1', 'Mix.')],
  })
  const none = { fields: [], lines: [], steps: [], isReordered: false }
  expect(versionDifference(old, structuredClone(old))).toEqual(none)
})

test('[RC8] a yield, a time and a step that were changed are named, and so is another order', () => {
  const before = content({
    yield: { amount: '1', unit: 'kg' },
    prepMin: 20,
    lines: [line('a', '1'), line('b', '2')],
    steps: [step('s1', 'Mix.'), step('s2', 'Rest 20 min.')],
  })
  const after = content({
    yield: { amount: '1.2', unit: 'kg' },
    lines: [line('b', '2'), line('a', '1')],
    steps: [step('s1', 'Mix.'), step('s2', 'Rest 30 min.')],
  })
  expect(versionDifference(before, after)).toMatchObject({
    fields: ['yield', 'prepMin'],
    lines: [],
    steps: [{ kind: 'changed', after: { text: 'Rest 30 min.' } }],
    isReordered: true,
  })
  expect(
    versionDifference(before, content({ ...before, steps: before.steps.toReversed() })).isReordered,
  ).toBe(true)
})

test('[RC8] a line that is put in between moves no other', () => {
  const before = content({ lines: [line('a', '1'), line('b', '2')] })
  const after = content({ lines: [line('a', '1'), line('new', '3'), line('b', '2')] })
  expect(versionDifference(before, after)).toMatchObject({ lines: [{ kind: 'added' }], isReordered: false })
})
