import { expect, test } from 'vitest'
import { documentPath, listName, listPath } from './collection-path.ts'

const recipes = { path: 'kitchens/{kitchenId}/recipes/{recipeId}' }

test('a document, its list and the list’s name follow from the pattern', () => {
  expect(documentPath(recipes, { kitchenId: 'k1', recipeId: 'r1' })).toBe('kitchens/k1/recipes/r1')
  expect(listPath(recipes, { kitchenId: 'k1' })).toBe('kitchens/k1/recipes')
  expect(listName(recipes)).toBe('recipes')
})

test.each([{}, { kitchenId: '' }, { kitchenId: 'a/b' }])(
  'a missing or slashed id is refused: %j',
  (params) => {
    expect(() => listPath(recipes, params)).toThrow('needs a value for {kitchenId}')
  },
)
