import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, everybody, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { NOTHING_KNOWN } from '../allergens/allergen-rollup.ts'
import { isPresentable, PublicRecipe, publicRecipe, publicRecipes } from './public-recipe.ts'
import { accessToMoveRecipe } from './recipe-lifecycle.ts'
import type { RecipeVersion } from './recipe-version.ts'
import { recipes, recipeVersions } from './recipes.ts'
import { type Recipe, RecipeContent, recipeStates } from './recipe.ts'

const content: RecipeContent = { lines: [], steps: [], containers: [] }
const aRecipe =
  (more: Partial<Recipe> = {}) =>
  ({ common }: Author): Recipe => ({
    ...common,
    ownerKind: 'kitchen',
    ownerId: 'k1',
    name: 'Stock',
    tags: [],
    current: content,
    currentVersionId: 'v1',
    currentN: 1,
    state: 'draft',
    visibility: 'kitchen',
    hideQuantities: false,
    names: {},
    ...more,
  })
const aVersion = ({ common }: Author): RecipeVersion => ({
  ...common,
  ownerKind: 'kitchen',
  ownerId: 'k1',
  n: 1,
  content,
})
const owner = { common: newCommonFields('owner', askedAt), acted: { by: 'owner' } }

describe('a recipe', () => {
  test('[ID10] is drafted by cooks, approved and archived by leads: the whole table', () => {
    expect(
      moveRows({
        states: recipeStates,
        commands: recipeStates,
        move: (state, to) => {
          const access = accessToMoveRecipe(state, to)
          return access === undefined ? undefined : { ok: false, problem: access }
        },
      }),
    ).toEqual({
      draft: ['cook', 'cook', 'lead'],
      approved: ['lead', 'cook', 'no'],
      archived: ['lead', 'lead', 'cook'],
    })
  })

  const world = { 'recipes/r1/versions/v1': aVersion(owner) }
  const ask = { params: { recipeId: 'r1' }, sample: aRecipe(), world, batch: world }

  test('[ID10] of a kitchen: everybody at work reads, cooks write, nobody deletes', () => {
    expect(whoMay(recipes, ask)).toEqual({
      read: atWork,
      create: from('cook'),
      change: from('cook'),
      delete: nobodyAtAll,
    })
  })

  test('[ID10] of a person: nobody else', () => {
    const own = aRecipe({ ownerKind: 'person', ownerId: 'stranger' })
    const version = { ...aVersion(owner), ownerKind: 'person', ownerId: 'stranger' }
    const batch = { 'recipes/r1/versions/v1': version }
    expect(whoMay(recipes, { ...ask, sample: own, world: batch, batch, writtenBy: 'stranger' })).toEqual({
      read: 'stranger',
      create: 'stranger',
      change: 'stranger',
      delete: nobodyAtAll,
    })
  })

  test('[RC6] versions: appended by cooks, never changed', () => {
    const versions = {
      params: { recipeId: 'r1', versionId: 'v1' },
      sample: aVersion,
      world: { 'recipes/r1': aRecipe()(owner) },
    }
    expect(whoMay(recipeVersions, versions)).toEqual({
      read: atWork,
      create: from('cook'),
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
  })
})

describe('the public copy of a recipe', () => {
  const line = {
    lineKey: 'a',
    text: '200 g secret butter',
    kind: 'ingredient' as const,
    refId: 'butter',
    name: 'Butter',
    amount: { kind: 'exact' as const, qty: { amount: '200', unit: 'g' as const } },
    also: { amount: '7', unit: 'oz' as const },
    note: 'from Lena',
  }
  const step = {
    stepKey: 's',
    text: 'Melt.',
    lineKeys: ['a'],
    ccp: { kind: 'cooking core' as const, limit: { atLeast: { value: '75', unit: 'C' as const } } },
  }
  const recipe = aRecipe({
    current: { ...content, lines: [line], steps: [step], labourMin: 5, targetCostPct: '28', portions: 4 },
    category: 'sauces',
    photo: 'f1',
  })(owner)
  const copy = (hideQuantities: boolean) =>
    publicRecipe(
      { ...recipe, visibility: 'public', hideQuantities },
      { at: askedAt, common: newCommonFields('owner', askedAt), facts: NOTHING_KNOWN },
    )

  test('shows the category and photo where there are any', () => {
    expect(copy(false)).toMatchObject({ category: 'sauces', photo: 'f1' })
    const { category: _category, photo: _photo, ...bare } = recipe
    const made = { at: askedAt, common: newCommonFields('owner', askedAt), facts: NOTHING_KNOWN }
    const shown = publicRecipe({ ...bare, visibility: 'public' }, made)
    expect([Object.hasOwn(shown, 'category'), Object.hasOwn(shown, 'photo')]).toEqual([false, false])
  })

  test('keeps to itself what is the kitchen’s own', () => {
    const { content: shown } = copy(false)
    expect(PublicRecipe.safeParse(copy(false)).error).toBeUndefined()
    expect(shown.lines[0]).toMatchObject({ name: 'Butter', amount: line.amount, also: line.also })
    expect(Object.keys(shown.lines[0] ?? {})).not.toContain('refId')
    expect(JSON.stringify(shown)).not.toMatch(/Lena|labourMin|targetCostPct|ccp/u)
    expect(shown.portions).toBe(4)
  })

  test('withholds quantities, the written line among them', () => {
    const text = JSON.stringify(copy(true))
    expect(text).not.toContain('200')
    expect(text).not.toContain('oz')
    expect(RecipeContent.safeParse(copy(true).content).success).toBe(true)
  })

  test('needs a photo or steps', () => {
    expect(isPresentable(recipe)).toBe(true)
    expect(isPresentable(aRecipe()(owner))).toBe(false)
    expect(isPresentable(aRecipe({ photo: 'f1' })(owner))).toBe(true)
  })

  test('is read by everybody once it is public, and written by functions', () => {
    const ask = (visibility: 'link' | 'public') => ({
      params: { recipeId: 'r1' },
      sample: ({ common }: Author): PublicRecipe => ({ ...copy(false), ...common, visibility }),
    })
    const byFunctions = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }
    expect(whoMay(publicRecipes, ask('public'))).toEqual({ read: everybody, ...byFunctions })
    expect(whoMay(publicRecipes, ask('link'))).toEqual({ read: nobodyAtAll, ...byFunctions })
  })
})
