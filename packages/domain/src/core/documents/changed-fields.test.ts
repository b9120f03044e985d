import { expect, test } from 'vitest'
import { changedEntries, changedFields, differing, isSame } from './changed-fields.ts'

test('two states differ in the fields that differ, their signature apart', () => {
  const before = { name: 'Stock', tags: ['veal'], updatedAt: 1, updatedBy: 'anna', schema: 1 }
  const after = { name: 'Stock', tags: ['fish'], note: 'new', updatedAt: 2, updatedBy: 'ben', schema: 2 }
  expect(changedFields(before, after)).toEqual(['tags', 'note'])
})

test('of a form only what differs from the document is left, and what takes a field away', () => {
  const before = { name: 'Stock', tags: ['veal'], note: 'old', price: { amount: 3 } }
  const typed = { name: 'Stock', tags: ['fish'], note: undefined, code: undefined, price: { amount: 3 } }
  expect(Object.entries(differing(before, typed))).toEqual([
    ['tags', ['fish']],
    ['note', undefined],
  ])
})

test('entries of a map that differ, new and gone ones too', () => {
  expect(changedEntries({ milk: 'no', eggs: 'no', wheat: 'may' }, { milk: 'contains', eggs: 'no' })).toEqual({
    milk: 'contains',
    wheat: undefined,
  })
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
