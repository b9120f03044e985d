import { describe, expect, test } from 'vitest'
import { addedAllergens } from '../../food/allergens/added-allergens.ts'
import { allAllergens } from '../../food/allergens/all-allergens.ts'
import type { AllergenFacts, Allergens } from '../../food/allergens/allergens.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { allergenChange, type KitchenContent, openFlags } from './allergen-change.ts'

const facts = (
  answers: Partial<Allergens> = {},
  namedAllergens: AllergenFacts['namedAllergens'] = {},
): AllergenFacts => ({ allergens: { ...allAllergens('no'), ...answers }, namedAllergens })

const line = (kind: RecipeLine['kind'], refId: string): RecipeLine => ({
  lineKey: refId,
  text: '',
  kind,
  refId,
  name: refId,
  amount: { kind: 'none' },
})

const recipe = (name: string, ...lines: readonly RecipeLine[]): RecipeNode => ({
  name,
  current: { lines: [...lines] },
})

const at = timestampFromMs(1000)
const books: KitchenContent = {
  recipes: new Map([
    ['pie', recipe('Pie', line('ingredient', 'made soup'))],
    ['menu soup', recipe('Soup of the day', line('recipe', 'soup'))],
    ['soup', recipe('Soup', line('ingredient', 'stock cube'))],
    ['salad', recipe('Salad', line('ingredient', 'lettuce'))],
  ]),
  stockLines: new Map([
    ['stock cube', {}],
    ['made soup', { recipeId: 'soup' }],
    ['made salad', { recipeId: 'salad' }],
  ]),
  menus: [
    { id: 'lunch', items: [{ recipeId: 'salad', options: [{}, { recipeId: 'menu soup' }] }] },
    { id: 'dinner', items: [{ recipeId: 'pie', options: [] }] },
    { id: 'bar', items: [{ recipeId: 'salad', options: [] }, { options: [] }] },
  ],
  labels: [
    { id: 'old', recipeId: 'soup', printedAt: timestampFromMs(999) },
    { id: 'new', recipeId: 'soup', printedAt: at },
    { id: 'other', recipeId: 'salad', printedAt: timestampFromMs(1) },
  ],
}
const celery = { lineId: 'stock cube', before: facts(), after: facts({ celery: 'contains' }), at }

describe('a changed product', () => {
  const change = allergenChange(celery, books)
  test('[AL7] stock cube now contains celery; soup uses it: soup flagged for celery', () => {
    expect(change?.added.groups).toEqual(['celery'])
    expect(change?.flags[0]).toEqual({ kind: 'recipe', id: 'soup' })
  })
  test('[AL7] every recipe and menu above it is flagged, through sub-recipes and made stock, and no other', () =>
    expect(change?.flags.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'recipe soup',
      'recipe menu soup',
      'recipe pie',
      'menu lunch',
      'menu dinner',
    ]))
  test('[AL7] printed labels from before are listed', () => expect(change?.labelIds).toEqual(['old']))
  test('[AL7] a flag stands until a person confirms it, after the change', () => {
    const soup = { kind: 'recipe', id: 'soup' } as const
    const open = (ms: number, kind: 'recipe' | 'menu' = 'recipe') =>
      change === undefined ? [] : openFlags(change, [{ ...soup, kind, at: timestampFromMs(ms) }])
    expect(open(1000)).not.toContainEqual(soup)
    expect(open(1000)).toHaveLength(4)
    expect(open(999)).toContainEqual(soup)
    expect(open(1000, 'menu')).toContainEqual(soup)
  })
  test('[AL7] a change that adds nothing flags nothing', () => {
    expect(allergenChange({ ...celery, after: facts() }, books)).toBeUndefined()
    expect(allergenChange({ ...celery, before: celery.after, after: facts() }, books)).toBeUndefined()
  })

  test.each([
    ['no', 'contains', true],
    ['no', 'may', true],
    ['may', 'contains', true],
    ['unknown', 'contains', true],
    ['unknown', 'may', true],
    ['contains', 'may', false],
    ['contains', 'contains', false],
    ['no', 'unknown', false],
    ['contains', 'unknown', false],
  ] as const)('[AL7] from %s to %s adds an allergen: %s', (before, after, isAdded) =>
    expect(addedAllergens(facts({ milk: before }), facts({ milk: after })).groups).toEqual(
      isAdded ? ['milk'] : [],
    ),
  )
  test('[AL7] another nut in a product that had nuts is added by name', () => {
    const almond = facts({ nuts: 'contains' }, { almond: 'contains' })
    const both = facts({ nuts: 'contains' }, { almond: 'contains', cashew: 'may' })
    expect(addedAllergens(almond, both)).toEqual({ groups: [], names: ['cashew'] })
    expect(allergenChange({ ...celery, before: almond, after: both }, books)?.flags).toHaveLength(5)
  })
})
