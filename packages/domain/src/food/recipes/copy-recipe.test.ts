import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { copyOfRecipe } from './copy-recipe.ts'
import { newRecipe } from './save-recipe.ts'

const common = newCommonFields('ann', timestampFromMs(0))
const line = { text: '', refId: 'x1', amount: { kind: 'none' } } as const
const original = (more: { readonly category?: string } = {}) =>
  newRecipe({
    ownerKind: 'person',
    ownerId: 'ann',
    name: 'Fish pie',
    content: {
      lines: [
        { ...line, lineKey: 'a', kind: 'ingredient', name: 'Cod' },
        { ...line, lineKey: 'b', kind: 'recipe', name: 'Velouté' },
      ],
      steps: [],
      containers: [],
    },
    versionId: 'v1',
    common,
    tags: ['fish'],
    ...more,
  }).recipe
const copy = { recipeId: 'original1', kitchenId: 'k1', versionId: 'v9', common, author: 'Ann' }

test('a copy is a draft of the kitchen with credit; what it was made with elsewhere stays as words', () => {
  const { recipe } = copyOfRecipe(original({ category: 'Mains' }), copy)
  expect(recipe).toMatchObject({
    ownerKind: 'kitchen',
    ownerId: 'k1',
    state: 'draft',
    category: 'Mains',
    tags: ['fish'],
    source: { kind: 'recipe', name: 'Ann', hash: 'original1' },
  })
  const [cod, veloute] = recipe.current.lines
  expect([cod?.refId, veloute?.kind, veloute && 'refId' in veloute]).toEqual(['x1', 'ingredient', false])
  expect('category' in copyOfRecipe(original(), copy).recipe).toBe(false)
})
