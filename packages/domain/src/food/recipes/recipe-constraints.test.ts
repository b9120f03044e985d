import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askConstraint } from '../../../testing/ask-constraint.ts'
import { newStockLine } from '../ingredients/new-stock-line.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { recipeKeptWhileUsed, stockLineKeptWhileUsed } from './kept-while-used.ts'
import { noLoop } from './no-loop.ts'
import type { RecipeLine } from './recipe-line.ts'
import type { Recipe } from './recipe.ts'
import { newRecipe } from './save-recipe.ts'

const noon = timestampFromMs(Date.UTC(2026, 4, 3, 12))
const common = newCommonFields('anna', noon)

const using = (kind: RecipeLine['kind'], refId: string): RecipeLine => ({
  lineKey: `${kind}-${refId}`,
  text: '',
  kind,
  refId,
  name: refId,
  amount: { kind: 'none' },
})

function recipe(name: string, lines: readonly RecipeLine[] = [], more: Partial<Recipe> = {}): Recipe {
  const content = { lines: [...lines], steps: [], containers: [] }
  const made = newRecipe({
    ownerKind: 'kitchen',
    ownerId: 'k1',
    name,
    tags: [],
    content,
    versionId: 'v1',
    common,
  })
  return { ...made.recipe, ...more }
}

describe('a recipe inside itself', () => {
  const linked = (name: string, ...used: string[]) =>
    recipe(
      name,
      used.map((id) => using('recipe', id)),
    )
  const saved = (after: Recipe, before: Recipe | undefined, stored: Readonly<Record<string, Recipe>>) =>
    askConstraint(noLoop, { params: { recipeId: after.name.toLowerCase() }, before, after }, stored)
  const belowA = { 'recipes/apple': linked('Apple', 'bread'), 'recipes/bread': linked('Bread', 'cream') }

  test('[RC5] apple uses bread, bread uses cream: cream may not use apple, and the way round is told', () => {
    const refusal = 'The recipe would use itself: Apple → Bread → Cream → Apple.'
    expect(saved(linked('Cream', 'apple'), linked('Cream'), belowA)).toBe(refusal)
    expect(saved(linked('Cream', 'salt', 'apple'), linked('Cream', 'salt'), belowA)).toBe(refusal)
    expect(saved(linked('Cream', 'apple'), undefined, belowA)).toBe(refusal)
  })
  test('[RC5] a recipe that names itself is refused, also when it is new', () =>
    expect(saved(linked('Apple', 'apple'), undefined, {})).toBe(
      'The recipe would use itself: Apple → Apple.',
    ))
  test('[RC5] two ways down to one sauce are no loop', () =>
    expect(
      saved(linked('Dish', 'apple', 'cream'), linked('Dish'), {
        ...belowA,
        'recipes/cream': linked('Cream'),
      }),
    ).toBeUndefined())
  test('[RC5] a loop from earlier days is no reason to refuse another change', () => {
    const looping = { ...belowA, 'recipes/cream': linked('Cream', 'apple') }
    expect(saved(linked('Cream', 'apple'), linked('Cream', 'apple'), looping)).toBeUndefined()
    expect(saved(linked('Dish', 'apple'), linked('Dish'), looping)).toBeUndefined()
  })
})

describe('the bin', () => {
  const butter = newStockLine({ name: 'Butter', category: 'dairy and eggs', stockUnit: 'kg' }, common)
  const params = { kitchenId: 'k1', lineId: 'butter' }
  const approved = { state: 'approved' as const }
  const bread = recipe('Bread', [using('ingredient', 'butter')], approved)
  const binned = (stored: Readonly<Record<string, Recipe>>) =>
    askConstraint(
      stockLineKeptWhileUsed,
      { params, before: butter, after: { ...butter, deletedAt: noon } },
      stored,
    )

  test('an ingredient stays out of it while approved recipes of the kitchen use it, by name', () =>
    expect(
      binned({
        'recipes/b': bread,
        'recipes/c': { ...bread, name: 'Croissant' },
        'recipes/d': recipe('Dal'),
      }),
    ).toBe('"Butter" cannot go to the bin while approved recipes use it: Bread, Croissant.'))
  test.each([
    ['a draft', { ...bread, state: 'draft' as const }],
    ['a recipe in the bin', { ...bread, deletedAt: noon }],
    ['the recipe of another kitchen', { ...bread, ownerId: 'k2' }],
    ['a recipe of that name', recipe('Pie', [using('recipe', 'butter')], approved)],
  ])('%s does not hold an ingredient', (_, held) => expect(binned({ 'recipes/b': held })).toBeUndefined())
  test('an ingredient comes back, and changes, whoever uses it', () => {
    const stored = { 'recipes/b': bread }
    const inBin = { ...butter, deletedAt: noon }
    const ask = (before: typeof inBin | typeof butter, after: typeof before) =>
      askConstraint(stockLineKeptWhileUsed, { params, before, after }, stored)
    expect([
      ask(inBin, butter),
      ask(butter, { ...butter, name: 'Salted butter' }),
      ask(inBin, inBin),
    ]).toEqual([undefined, undefined, undefined])
  })

  const dough = recipe('Dough')
  const asRecipe = (stored: Parameters<typeof askConstraint>[2], owner: Partial<Recipe> = {}) =>
    askConstraint(
      recipeKeptWhileUsed,
      {
        params: { recipeId: 'dough' },
        before: { ...dough, ...owner },
        after: { ...dough, ...owner, deletedAt: noon },
      },
      stored,
    )
  const pie = recipe('Pie', [using('recipe', 'dough')])
  const item = { name: 'Pie of the day', recipeId: 'dough', options: [] }

  test('a recipe stays out of it while a recipe or a menu item uses it, by name', () =>
    expect(
      asRecipe({
        'recipes/pie': pie,
        'kitchens/k1/menus/m1': { name: 'Lunch' },
        'kitchens/k1/menus/m1/items/i1': item,
        'kitchens/k1/menus/m1/items/i2': { ...item, name: 'Soup', recipeId: 'soup' },
        'kitchens/k1/menus/m1/items/i3': {
          name: 'Cheese',
          options: [{ name: 'In dough', recipeId: 'dough' }],
        },
      }),
    ).toBe('"Dough" cannot go to the bin while it is used by Pie, Pie of the day, Cheese.'))
  test.each([
    ['a recipe in the bin', { 'recipes/pie': { ...pie, deletedAt: noon } }],
    ['another owner’s recipe', { 'recipes/pie': { ...pie, ownerId: 'k2' } }],
    [
      'an item in the bin',
      { 'kitchens/k1/menus/m1': {}, 'kitchens/k1/menus/m1/items/i1': { ...item, deletedAt: noon } },
    ],
    [
      'an item of a menu in the bin',
      { 'kitchens/k1/menus/m1': { deletedAt: noon }, 'kitchens/k1/menus/m1/items/i1': item },
    ],
  ])('%s does not hold a recipe', (_, stored) => expect(asRecipe(stored)).toBeUndefined())
  test('a person’s recipe is held by their own recipes', () => {
    const own = { ownerKind: 'person' as const, ownerId: 'anna' }
    expect(asRecipe({ 'recipes/pie': { ...pie, ...own } }, own)).toContain('used by Pie')
    expect(asRecipe({ 'recipes/pie': pie }, own)).toBeUndefined()
    const menuOfSameName = { 'kitchens/anna/menus/m1': {}, 'kitchens/anna/menus/m1/items/i1': item }
    expect(asRecipe(menuOfSameName, own)).toBeUndefined()
  })
  test('what is deleted for good, or comes with nothing before it, is no matter of these rules', () => {
    const gone = { params: { recipeId: 'dough' }, before: dough, after: undefined }
    expect([
      noLoop.reads(gone, new Map()),
      recipeKeptWhileUsed.reads(gone, new Map()),
      askConstraint(noLoop, gone, { 'recipes/pie': pie }),
      askConstraint(recipeKeptWhileUsed, gone, { 'recipes/pie': pie }),
    ]).toEqual([[], [], undefined, undefined])
  })
})
