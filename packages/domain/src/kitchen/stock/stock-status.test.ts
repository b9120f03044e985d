import { expect, test } from 'vitest'
import { stockStatus } from './stock-status.ts'

test.each([
  ['2', undefined, 'not-counted'],
  [undefined, undefined, 'not-counted'],
  ['2', '-0.5', 'count-again'],
  ['2', '0', 'out'],
  ['2', '2', 'low'],
  ['2', '2.001', 'ok'],
  [undefined, '0.001', 'ok'],
] as const)('[ST12] a minimum of %s and %s there: %s', (min, amount, status) => {
  expect(stockStatus(min === undefined ? {} : { min }, amount === undefined ? undefined : { amount })).toBe(
    status,
  )
})
