import { describe, expect, test } from 'vitest'
import { collectionIdOf, collectionPathOf, idOf, paramsOf, parentOf } from './path.ts'

describe('the parts of a path', () => {
  test.each([
    ['kitchens/k1', 'k1', 'kitchens', 'kitchens', ''],
    ['kitchens/k1/recipes/r1', 'r1', 'kitchens/k1/recipes', 'recipes', 'kitchens/k1'],
    ['kitchens/{kitchenId}/team/{uid}', '{uid}', 'kitchens/{kitchenId}/team', 'team', 'kitchens/{kitchenId}'],
  ])('of %s are its id, its collection and its parent', (path, id, collectionPath, collectionId, parent) => {
    expect(idOf(path)).toBe(id)
    expect(collectionPathOf(path)).toBe(collectionPath)
    expect(collectionIdOf(path)).toBe(collectionId)
    expect(parentOf(path)).toBe(parent)
  })
})

test('the wildcards of a pattern are read from a path, also from one below it', () => {
  const recipes = { path: 'kitchens/{kitchenId}/recipes/{recipeId}' }
  const params = { kitchenId: 'k1', recipeId: 'r1' }
  expect(paramsOf(recipes, 'kitchens/k1/recipes/r1')).toEqual(params)
  expect(paramsOf(recipes, 'kitchens/k1/recipes/r1/versions/v1')).toEqual(params)
})
