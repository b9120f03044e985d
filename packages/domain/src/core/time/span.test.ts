import { expect, test } from 'vitest'
import { wholeMinutes } from './span.ts'

test('half a minute counts as one', () => {
  expect([29_999, 30_000, 89_999, 90_000].map(wholeMinutes)).toEqual([0, 1, 1, 2])
})
