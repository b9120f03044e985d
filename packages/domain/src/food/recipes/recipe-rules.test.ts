import { describe, expect, test } from 'vitest'
import { type Exact, exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { roundToText } from '../../core/quantities/round.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { cycleClosedBy, cycleText, hasCycle } from './recipe-cycle.ts'
import { type RecipeGraph, recipesAbove, recipesUsing } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'
import { recipePercentages } from './recipe-percentages.ts'
import { scaleAmount, scaleFactor } from './recipe-scale.ts'
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

test('[RC6] two lines with one key are refused', () => {
  const lines = [line('a', qty('1', 'g')), line('a', qty('2', 'g'))]
  expect(RecipeContent.safeParse({ lines, steps: [], containers: [] }).success).toBe(false)
  expect(RecipeContent.safeParse({ lines: lines.slice(1), steps: [], containers: [] }).success).toBe(true)
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
    const untold = { ...current, lines: [line('salt', qty('1', 'g'))] }
    expect(recipeStructuredData({ ...recipe, current: untold }, [])['recipeIngredient']).toEqual(['salt'])
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
