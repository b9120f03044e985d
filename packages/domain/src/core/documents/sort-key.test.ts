import { expect, test } from 'vitest'
import { sortKeyAt } from './sort-key.ts'
import { changedFields, changesOnly } from './changed-fields.ts'

test('sort keys of a fresh list compare as text in its order', () => {
  expect([0, 9, 10, 61, 62, 3905, 3906].map(sortKeyAt)).toEqual([
    'a0',
    'a9',
    'aA',
    'az',
    'b00',
    'bzz',
    'c000',
  ])
  const keys = Array.from({ length: 5000 }, (_, index) => sortKeyAt(index))
  expect(keys.toSorted()).toEqual(keys)
  expect(() => sortKeyAt(-1)).toThrow(RangeError)
})

test('changed fields are those whose content differs, the signature apart', () => {
  const before = { a: 1, list: [1, { x: 2 }], updatedBy: 'ann', gone: null }
  expect(changedFields(before, { list: [1, { x: 2 }], a: 2, updatedBy: 'bob', fresh: 0 })).toEqual([
    'a',
    'gone',
    'fresh',
  ])
  expect(changedFields(before, { ...before, list: [1, { x: 3 }] })).toEqual(['list'])
  expect(changesOnly(before, { ...before, a: 3 }, ['a'])).toBe(true)
  expect(changesOnly(before, { ...before, a: 3, gone: 1 }, ['a'])).toBe(false)
})
