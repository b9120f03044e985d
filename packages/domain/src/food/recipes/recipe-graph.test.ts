import { describe, expect, test } from 'vitest'
import { allAllergens } from '../allergens/all-allergens.ts'
import { kitchenAllergens } from './recipe-allergens.ts'
import { cycleClosedBy, hasCycle } from './recipe-cycle.ts'
import { recipesAbove, subRecipeIds } from './recipe-graph.ts'
import type { RecipeGraph } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'

const line = (lineKey: string, named: Partial<RecipeLine>): RecipeLine => ({
  lineKey,
  text: '',
  kind: 'ingredient',
  name: lineKey,
  amount: { kind: 'none' },
  ...named,
})

/** Recipes by name, each with the names of those it uses. */
function graph(links: Readonly<Record<string, readonly string[]>>): RecipeGraph {
  const entries = Object.entries(links).map(([name, used]) => {
    const lines = used.map((refId) => line(refId, { kind: 'recipe', refId }))
    return [name, { name, current: { lines } }] as const
  })
  return new Map(entries)
}

describe('what uses what', () => {
  test('[RC3] ingredients and what nobody has matched are no sub-recipes', () => {
    const lines = [
      line('a', { kind: 'recipe', refId: 'stock' }),
      line('b', { kind: 'recipe' }),
      line('c', { refId: 'salt' }),
      line('d', { kind: 'recipe', refId: 'roux' }),
    ]
    expect(subRecipeIds({ name: 'Sauce', current: { lines } })).toEqual(['stock', 'roux'])
  })
  test('[CO6] a change inside a loop reaches all of it and ends', () =>
    expect([...recipesAbove('B', graph({ A: ['B'], B: ['C'], C: ['A'] }))].toSorted()).toEqual([
      'A',
      'B',
      'C',
    ]))
})

describe('loops', () => {
  test('[RC5] the way down is found past a loop that is there already', () => {
    const recipes = graph({ A: ['B'], B: ['A', 'C'], C: [] })
    expect(cycleClosedBy('C', 'A', recipes)).toEqual(['A', 'B', 'C', 'A'])
  })
  test('[RC5] a recipe that nobody knows closes nothing', () => {
    const recipes = graph({ A: ['gone'] })
    expect([cycleClosedBy('A', 'lost', recipes), cycleClosedBy('B', 'A', recipes)]).toEqual([
      undefined,
      undefined,
    ])
  })
  test('[RC5] parts that many share are looked at once, however deep', () => {
    const levels = Array.from({ length: 60 }, (_, at) => [`r${at}`, [`r${at + 1}`, `r${at + 1}`]] as const)
    expect(hasCycle(graph(Object.fromEntries(levels)))).toBe(false)
  })
})

describe('allergens in a loop', () => {
  const milk = { ...allAllergens('no'), milk: 'contains' as const }
  const stockLines = (recipeId?: string) =>
    new Map([
      [
        'butter',
        {
          allergens: milk,
          namedAllergens: {},
          exemptGroups: [],
          ...(recipeId !== undefined && { recipeId }),
        },
      ],
    ])
  const butter = line('butter', { refId: 'butter' })

  test('[AL3] the line that goes round is named and unknown, the others keep their answers', () => {
    const round = graph({ A: ['B'], B: ['A'] })
    const a = { name: 'A', current: { lines: [butter, line('b', { kind: 'recipe', refId: 'B' })] } }
    const allergens = kitchenAllergens({
      recipes: new Map([...round, ['A', a]]),
      stockLines: stockLines(),
    })
    const found = allergens.of('A')
    expect(found?.lines).toMatchObject([
      { lineKey: 'butter', facts: { allergens: milk } },
      { lineKey: 'b', problem: 'cycle' },
    ])
    expect([found?.allergens.milk, found?.allergens.eggs]).toEqual(['contains', 'unknown'])
  })
  test('[AL3] a loop elsewhere takes no answer away', () => {
    const dish = { name: 'Dish', current: { lines: [line('sauce', { kind: 'recipe', refId: 'sauce' })] } }
    const sauce = { name: 'Sauce', current: { lines: [butter] } }
    const recipes = new Map([...graph({ A: ['A'] }), ['dish', dish] as const, ['sauce', sauce] as const])
    const found = kitchenAllergens({ recipes, stockLines: stockLines() }).of('dish')
    expect(found?.allergens).toEqual(milk)
    expect(found?.lines[0]).not.toHaveProperty('problem')
  })
  test('[AL3] a stock line made by the recipe that uses it goes round too, and a second asking says the same', () => {
    const made = { name: 'Made', current: { lines: [butter] } }
    const allergens = kitchenAllergens({ recipes: new Map([['made', made]]), stockLines: stockLines('made') })
    expect(allergens.of('made')?.lines).toMatchObject([{ lineKey: 'butter', problem: 'cycle' }])
    expect(allergens.of('made')).toBe(allergens.of('made'))
  })
  test('[AL3] one sauce on two lines of a dish is no loop', () => {
    const twice = [line('one', { refId: 'butter' }), line('two', { refId: 'butter' })]
    const recipes = new Map([
      ['dish', { name: 'Dish', current: { lines: twice } }],
      ['churn', { name: 'Churn', current: { lines: [line('cream', { refId: 'cream' })] } }],
    ])
    const cream = { allergens: milk, namedAllergens: {}, exemptGroups: [] }
    const lines = new Map([...stockLines('churn'), ['cream', cream] as const])
    expect(kitchenAllergens({ recipes, stockLines: lines }).of('dish')?.allergens).toEqual(milk)
  })
})
