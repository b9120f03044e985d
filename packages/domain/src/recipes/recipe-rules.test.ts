import { describe, expect, test } from 'vitest'
import { type Exact, exactFromDecimal as exact } from '../quantities/exact.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { roundToText } from '../quantities/round.ts'
import type { Unit } from '../quantities/unit.ts'
import { cycleClosedBy, cycleText, hasCycle } from './recipe-cycle.ts'
import { type RecipeGraph, recipesAbove, recipesUsing } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'
import { recipePercentages } from './recipe-percentages.ts'
import { scaleAmount, scaleFactor } from './recipe-scale.ts'
import {
  firstVersion,
  type KeptVersion,
  mergedVersion,
  nextVersion,
  openForks,
  restoredVersion,
} from './recipe-versions.ts'
import { isoDuration, recipeStructuredData } from './recipe-structured-data.ts'
import { importedRecipeId, RecipeContent } from './recipe.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })

function line(lineKey: string, quantity: Quantity, more: Partial<RecipeLine> = {}): RecipeLine {
  return {
    lineKey,
    text: '',
    kind: 'ingredient',
    refId: lineKey,
    name: lineKey,
    amount: { kind: 'exact', qty: quantity },
    ...more,
  }
}

/** Recipes by name, each with the names of those it uses. */
function graph(links: Readonly<Record<string, readonly string[]>>): RecipeGraph {
  const entries = Object.entries(links).map(([name, used]) => {
    const lines = used.map((id) => line(id, qty('1', 'piece'), { kind: 'recipe' }))
    return [name, { name, current: { lines } }] as const
  })
  return new Map(entries)
}

describe('scaling', () => {
  const content = {
    portions: 4,
    yield: qty('4', 'l'),
    lines: [
      line('butter', qty('100', 'g')),
      line('eggs', qty('3', 'piece')),
      line('salt', qty('1', 'g'), { amount: { kind: 'words', words: 'a pinch' } }),
    ],
  }
  const scaled = (amount: string, factor: Exact): Exact => exact(amount).mul(factor)

  test('[RC1] 140 g butter where the recipe has 100 g: 250 g become 350 g', () => {
    const factor = scaleFactor(content, { by: 'line', lineKey: 'butter', qty: qty('0.14', 'kg') })
    expect(typeof factor !== 'string' && scaled('250', factor).equals(350)).toBe(true)
  })
  test('[RC1] serves 4, want 10: 3 eggs become 7.5', () => {
    const factor = scaleFactor(content, { by: 'portions', portions: exact('10') })
    expect(
      typeof factor !== 'string' && scaleAmount(content.lines[1]?.amount ?? { kind: 'none' }, factor),
    ).toEqual({ kind: 'exact', value: exact('7.5'), unit: 'piece' })
  })
  test('[RC1] a yield of 4 l into one container of 14 l is a factor of 3.5', () => {
    const factor = scaleFactor(content, { by: 'container', content: qty('14', 'l'), count: 1 })
    expect(typeof factor !== 'string' && factor.equals(exact('3.5'))).toBe(true)
  })
  test('[RC1] two containers hold twice as much', () => {
    const factor = scaleFactor(content, { by: 'container', content: qty('14000', 'ml'), count: 2 })
    expect(typeof factor !== 'string' && factor.equals(7)).toBe(true)
  })
  test('[RC1] what the recipe does not say cannot be scaled by', () => {
    const bare = { lines: content.lines }
    expect([
      scaleFactor(bare, { by: 'portions', portions: exact('2') }),
      scaleFactor(bare, { by: 'yield', qty: qty('2', 'l') }),
      scaleFactor(content, { by: 'yield', qty: qty('2', 'kg') }),
      scaleFactor(content, { by: 'line', lineKey: 'salt', qty: qty('2', 'g') }),
      scaleFactor(content, { by: 'line', lineKey: 'cream', qty: qty('2', 'g') }),
    ]).toEqual(['no-portions', 'no-yield', 'not-convertible', 'no-exact-amount', 'no-such-line'])
  })
  test('[RC1] words stay words', () =>
    expect(scaleAmount({ kind: 'words', words: 'a pinch' }, exact('3'))).toEqual({
      kind: 'words',
      words: 'a pinch',
    }))

  test('[RC2] 300 flour as base, 200 butter, 100 water', () => {
    const lines = [
      line('flour', qty('0.3', 'kg'), { isBase: true }),
      line('butter', qty('200', 'g')),
      line('water', qty('100', 'g')),
      line('salt', qty('1', 'piece')),
    ]
    const shown = recipePercentages(lines, () => []).map(({ standard, bakers }) => [
      standard && roundToText(standard, 2),
      bakers && roundToText(bakers, 2),
    ])
    expect(shown).toEqual([
      ['50.00', '100.00'],
      ['33.33', '66.67'],
      ['16.67', '33.33'],
      [undefined, undefined],
    ])
  })
})

describe('cycles', () => {
  test('[RC5] A uses B, B uses C; adding C uses A is A → B → C → A', () => {
    const recipes = graph({ A: ['B'], B: ['C'], C: [] })
    expect(cycleText(cycleClosedBy('C', 'A', recipes) ?? [], recipes)).toBe('A → B → C → A')
  })
  test('[RC5] adding A uses A is A → A', () => {
    const recipes = graph({ A: [] })
    expect(cycleText(cycleClosedBy('A', 'A', recipes) ?? [], recipes)).toBe('A → A')
  })
  test('[RC5] a link that shares parts closes nothing', () => {
    const recipes = graph({ A: ['B', 'C'], B: ['D'], C: ['D'], D: [] })
    expect([cycleClosedBy('A', 'D', recipes), hasCycle(recipes)]).toEqual([undefined, false])
  })
  test('[RC5] a cycle that is there already is found', () =>
    expect(hasCycle(graph({ A: ['B'], B: ['C'], C: ['B'] }))).toBe(true))
  test('[CO6] a change reaches every recipe above, once', () =>
    expect(
      [...recipesAbove('D', graph({ A: ['B', 'C'], B: ['D'], C: ['D'], D: ['E'], E: [] }))].toSorted(),
    ).toEqual(['A', 'B', 'C']))
})

test('what is used is named before it goes to the bin', () => {
  const recipes = graph({ A: ['B'], B: ['C'], C: [], D: ['B'] })
  expect(recipesUsing({ kind: 'recipe', refId: 'B' }, recipes)).toEqual(['A', 'D'])
  expect(recipesUsing({ kind: 'ingredient', refId: 'B' }, recipes)).toEqual([])
})

describe('versions', () => {
  const content = (description: string): RecipeContent => ({
    description,
    lines: [],
    steps: [],
    containers: [],
  })
  const kept = (
    versionId: string,
    n: number,
    parentVersionId?: string,
    mergedVersionId?: string,
  ): KeptVersion => ({
    versionId,
    n,
    content: content(versionId),
    ...(parentVersionId !== undefined && { parentVersionId }),
    ...(mergedVersionId !== undefined && { mergedVersionId }),
  })
  const on = (
    currentVersionId: string,
    setAsideVersionIds: string[] = [],
  ): { currentVersionId: string; setAsideVersionIds: string[] } => ({ currentVersionId, setAsideVersionIds })

  test('[RC6] three saves give versions 1, 2, 3', () => {
    const first = firstVersion(content('one'))
    const second = nextVersion({ versionId: 'v1', n: first.n }, content('two'), 'more salt')
    const third = nextVersion({ versionId: 'v2', n: second.n }, content('three'))
    expect([first.n, second.n, third.n, second.parentVersionId, second.note]).toEqual([
      1,
      2,
      3,
      'v1',
      'more salt',
    ])
  })
  test('[RC7] newest 5, restore 2 gives version 6 with the very content of 2', () => {
    const old = kept('v2', 2, 'v1')
    expect(restoredVersion(kept('v5', 5, 'v4'), old)).toEqual({
      n: 6,
      parentVersionId: 'v5',
      content: old.content,
      restoredFrom: 2,
    })
  })
  test('[RC7] then restoring 5 gives version 7 with the content of 5', () => {
    const five = kept('v5', 5, 'v4')
    expect(restoredVersion(kept('v6', 6, 'v5'), five)).toMatchObject({
      n: 7,
      content: five.content,
      restoredFrom: 5,
    })
  })
  test('[RC8] newest 4 (parent 3), a save based on 3 is kept and forks at 3', () => {
    const save = nextVersion({ versionId: 'v3', n: 3 }, content('offline'))
    const versions = [kept('v3', 3, 'v2'), kept('v4', 4, 'v3'), { ...save, versionId: 'v4b' }]
    expect([save.n, openForks(versions, on('v4b'))]).toEqual([
      4,
      [{ parentVersionId: 'v3', versionIds: ['v4', 'v4b'] }],
    ])
  })
  test('[RC8] newest 4, a save based on 4 is version 5 and no fork', () =>
    expect(openForks([kept('v3', 3, 'v2'), kept('v4', 4, 'v3'), kept('v5', 5, 'v4')], on('v5'))).toEqual([]))
  test('[RC8] a merge ends the fork, also when a side went on', () => {
    const sides = [kept('v3', 3), kept('a4', 4, 'v3'), kept('b4', 4, 'v3'), kept('b5', 5, 'b4')]
    const merge = {
      ...mergedVersion({ versionId: 'a4', n: 4 }, { versionId: 'b5' }, content('both')),
      versionId: 'm5',
    }
    expect([openForks(sides, on('b5')).length, openForks([...sides, merge], on('m5'))]).toEqual([1, []])
  })
  test('[RC8] a fork stays until a side is set aside', () => {
    const sides = [kept('v3', 3), kept('a4', 4, 'v3'), kept('b4', 4, 'v3'), kept('b5', 5, 'b4')]
    expect(openForks(sides, on('a4', ['b5']))).toEqual([])
  })
  test('[RC8] deciding one fork leaves an older one open', () => {
    const versions = [
      kept('v1', 1),
      kept('v2', 2, 'v1'),
      kept('w2', 2, 'v1'),
      kept('a3', 3, 'v2'),
      kept('b3', 3, 'v2'),
    ]
    expect(openForks(versions, on('a3', ['b3']))).toEqual([
      { parentVersionId: 'v1', versionIds: ['v2', 'w2'] },
    ])
  })
  test('[RC6] two lines with one key are refused', () => {
    const twice = { ...content('x'), lines: [line('a', qty('1', 'g')), line('a', qty('2', 'g'))] }
    expect(RecipeContent.safeParse(twice).success).toBe(false)
  })
})

describe('structured data', () => {
  test('[DS2] 95 minutes are PT1H35M, 45 are PT45M, 120 are PT2H', () =>
    expect([isoDuration(95), isoDuration(45), isoDuration(120)]).toEqual(['PT1H35M', 'PT45M', 'PT2H']))
  test('[DS2] a recipe carries lines, steps, yield and times', () => {
    const current: RecipeContent = {
      portions: 4,
      prepMin: 50,
      cookMin: 45,
      lines: [line('butter', qty('1', 'g'), { text: '1 g butter' })],
      steps: [{ stepKey: 's', text: 'Melt.', lineKeys: [] }],
      containers: [],
    }
    const recipe = { name: 'Butter', current, tags: [], hideQuantities: false }
    expect(recipeStructuredData(recipe, ['https://kitchen.example/b.webp'])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Butter',
      image: ['https://kitchen.example/b.webp'],
      recipeIngredient: ['1 g butter'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Melt.' }],
      recipeYield: ['4'],
      prepTime: 'PT50M',
      cookTime: 'PT45M',
      totalTime: 'PT1H35M',
    })
    expect(recipeStructuredData({ ...recipe, hideQuantities: true }, [])['recipeIngredient']).toEqual([
      'butter',
    ])
  })
  test('[DS2] the same source in the same kitchen is the same recipe', () =>
    expect([importedRecipeId('k1', 'abc'), importedRecipeId('k2', 'abc')]).toEqual([
      'imp_k1_abc',
      'imp_k2_abc',
    ]))
})
