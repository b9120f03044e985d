import { describe, expect, test } from 'vitest'
import {
  collectionIdOf,
  collectionIdsOf,
  collectionPath,
  collectionPathOf,
  documentPath,
  idIn,
  idInPath,
  idOf,
  isAtRoot,
  isPathOf,
  paramsOf,
  parentOf,
} from './path.ts'
import { pathOf, segmentsOf } from './path-segments.ts'

describe('the parts of a path', () => {
  test.each([
    ['kitchens/k1', 'k1', 'kitchens', 'kitchens', ''],
    ['kitchens/k1/recipes/r1', 'r1', 'kitchens/k1/recipes', 'recipes', 'kitchens/k1'],
    ['kitchens/{kitchenId}/team/{uid}', '{uid}', 'kitchens/{kitchenId}/team', 'team', 'kitchens/{kitchenId}'],
  ])('of %s are its id, its collection and its parent', (path, id, list, collectionId, parent) => {
    expect(idOf(path)).toBe(id)
    expect(collectionPathOf(path)).toBe(list)
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

test('of a path that is another collection’s, no wildcard is read', () => {
  const recipes = { path: 'kitchens/{kitchenId}/recipes/{recipeId}' }
  expect(paramsOf(recipes, 'kitchens/k1/menus/m1')).toEqual({})
  expect(() => idInPath(recipes, 'kitchens/k1/menus/m1', 'kitchenId')).toThrow('has no {kitchenId}')
  expect(() => idInPath(recipes, 'kitchens/k1/recipes/r1', 'menuId')).toThrow('has no {menuId}')
  expect(idInPath(recipes, 'kitchens/k1/recipes/r1/versions/v1', 'recipeId')).toBe('r1')
})

test('a document and its list follow from the pattern', () => {
  const recipes = { path: 'kitchens/{kitchenId}/recipes/{recipeId}' }
  expect(documentPath(recipes, { kitchenId: 'k1', recipeId: 'r1' })).toBe('kitchens/k1/recipes/r1')
  expect(collectionPath(recipes, { kitchenId: 'k1' })).toBe('kitchens/k1/recipes')
  expect(collectionPath({ path: 'kitchens/{kitchenId}' }, {})).toBe('kitchens')
  expect(isPathOf(recipes, 'kitchens/k1/recipes/r1')).toBe(true)
  expect(isPathOf(recipes, 'kitchens/k1/recipes/r1/versions/v1')).toBe(false)
  expect(collectionIdsOf('kitchens/k1/recipes/r1')).toEqual(['kitchens', 'recipes'])
  expect([isAtRoot('kitchens/k1'), isAtRoot('kitchens/k1/recipes/r1')]).toEqual([true, false])
})

test.each([{}, { kitchenId: '' }, { kitchenId: 'a/b' }])(
  'a missing or slashed id is refused: %j',
  (params) => {
    const recipes = { path: 'kitchens/{kitchenId}/recipes/{recipeId}' }
    expect(() => collectionPath(recipes, params)).toThrow('needs a value for {kitchenId}')
  },
)

test('the root has no parts, and parts make the path again', () => {
  expect(segmentsOf('')).toEqual([])
  expect(pathOf(segmentsOf('kitchens/k1'))).toBe('kitchens/k1')
})

test('a list has no id of a document', () => {
  expect([idIn({ menuId: 'm1' }, 'menuId'), idIn({}, 'menuId')]).toEqual(['m1', ''])
})
