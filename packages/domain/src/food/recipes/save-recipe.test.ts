import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { RecipeVersion } from './recipe-version.ts'
import { Recipe, type RecipeContent } from './recipe.ts'
import { newRecipe, savedContent } from './save-recipe.ts'

const at = (seconds: number): { seconds: number; nanoseconds: number } => ({ seconds, nanoseconds: 0 })
const content = (description: string): RecipeContent => ({
  description,
  lines: [],
  steps: [],
  containers: [],
})

const begun = newRecipe({
  ownerKind: 'kitchen',
  ownerId: 'k1',
  name: 'Stock',
  content: content('one'),
  versionId: 'v1',
  common: newCommonFields('anna', at(1)),
})

test('[RC6] a new recipe and its first version fit their collections and hold the same', () => {
  expect(Recipe.parse(begun.recipe)).toMatchObject({
    currentVersionId: 'v1',
    currentN: 1,
    state: 'draft',
    visibility: 'kitchen',
  })
  expect(RecipeVersion.parse(begun.version)).toMatchObject({ n: 1, content: begun.recipe.current })
  expect(begun.recipe).toStrictEqual({
    ...newCommonFields('anna', at(1)),
    ownerKind: 'kitchen',
    ownerId: 'k1',
    name: 'Stock',
    tags: [],
    current: content('one'),
    currentVersionId: 'v1',
    currentN: 1,
    state: 'draft',
    visibility: 'kitchen',
    hideQuantities: false,
    names: {},
  })
})

test('[RC6] a save by another cook is version 2 of 1, a draft again, and keeps who made the recipe', () => {
  const approved: Recipe = { ...begun.recipe, state: 'approved', approvedVersionId: 'v1' }
  const saved = savedContent(approved, content('two'), {
    versionId: 'v2',
    common: newCommonFields('ben', at(2)),
    note: 'less salt',
  })
  expect(Recipe.parse(saved.recipe)).toMatchObject({
    currentVersionId: 'v2',
    currentN: 2,
    state: 'draft',
    approvedVersionId: 'v1',
    createdBy: 'anna',
    updatedBy: 'ben',
  })
  expect(RecipeVersion.parse(saved.version)).toMatchObject({
    n: 2,
    parentVersionId: 'v1',
    note: 'less salt',
    createdBy: 'ben',
    content: content('two'),
  })
})

test('[RC6] a person’s recipe is private, and keeps its category and where it came from', () => {
  const own = newRecipe({
    ownerKind: 'person',
    ownerId: 'anna',
    name: 'Rye bread',
    content: content('sour'),
    versionId: 'v1',
    common: newCommonFields('anna', at(1)),
    category: 'bread',
    tags: ['rye'],
    source: { kind: 'text', name: 'pasted', hash: 'a1b2c3d4' },
  })
  expect(Recipe.parse(own.recipe)).toMatchObject({
    visibility: 'private',
    category: 'bread',
    tags: ['rye'],
    source: { kind: 'text', name: 'pasted' },
  })
})
