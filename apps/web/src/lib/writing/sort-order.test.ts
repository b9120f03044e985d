import { expect, test } from 'vitest'
import { inOrder, keyAt } from './sort-order.ts'

const row = (id: string, sortKey: string) => ({
  id,
  path: id,
  content: { name: id, sortKey },
  hasPendingWrites: false,
})
const names = (rows: readonly ReturnType<typeof row>[]) => inOrder(rows).map(({ id }) => id)

test('a row that is moved lands where it was put', () => {
  const rows = [row('larder', 'a0'), row('grill', 'a1'), row('pass', 'a2')]
  const moved = rows.map((each) => (each.id === 'pass' ? row('pass', keyAt(rows, 0, 'pass')) : each))
  expect(names(moved)).toEqual(['pass', 'larder', 'grill'])
})

test('two managers who move at once give every device the same order, and lose no row', () => {
  const rows = [row('larder', 'a0'), row('grill', 'a1'), row('pass', 'a2')]
  // Each puts another row between the first two, and both come to the same key.
  const key = keyAt(rows, 1, 'pass')
  expect(keyAt(rows, 1, 'fish')).toBe(key)
  const both = [row('larder', 'a0'), row('pass', key), row('grill', 'a1'), row('fish', key)]
  expect(names(both)).toEqual(names(both.toReversed()))
  expect(names(both)).toEqual(['larder', 'fish', 'pass', 'grill'])
  // The next move has a place all the same.
  expect(keyAt(inOrder(both), 2, 'grill') > key).toBe(true)
})
