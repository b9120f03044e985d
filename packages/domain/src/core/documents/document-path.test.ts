import { expect, test } from 'vitest'
import { documentPath, idIn } from './document-path.ts'

test('a path is filled with its ids, and refused when one is missing', () => {
  const collection = { path: 'kitchens/{kitchenId}/menus/{menuId}' }
  expect(documentPath(collection, { kitchenId: 'k1', menuId: 'm1' })).toBe('kitchens/k1/menus/m1')
  expect(() => documentPath(collection, { kitchenId: 'k1' })).toThrow('needs menuId')
})

test('a list has no id of a document', () => {
  expect([idIn({ menuId: 'm1' }, 'menuId'), idIn({}, 'menuId')]).toEqual(['m1', ''])
})
