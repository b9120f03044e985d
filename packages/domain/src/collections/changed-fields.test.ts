import { expect, test } from 'vitest'
import { changedFields, isSame } from './changed-fields.ts'

test('two states differ in the fields that differ, their signature apart', () => {
  const before = { name: 'Stock', tags: ['veal'], updatedAt: 1, updatedBy: 'anna', schema: 1 }
  const after = { name: 'Stock', tags: ['fish'], note: 'new', updatedAt: 2, updatedBy: 'ben', schema: 2 }
  expect(changedFields(before, after)).toEqual(['tags', 'note'])
})

test('the order of keys does not count; a list, an object and nothing are three things', () => {
  expect(isSame({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
  expect([isSame([], {}), isSame({}, null), isSame({ a: undefined }, {}), isSame([1, 2], [2, 1])]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
